import Expect
import XCTest

final class BooleansTests: XCTestCase {
    func testWording() {
        assertWording(beTrue(), "be true", good: true, bad: false, matchesNil: false)
        assertWording(beFalse(), "be false", good: false, bad: true, matchesNil: false)
        assertWording(beTruthy() as Matcher<Bool>, "be truthy", good: true, bad: false, matchesNil: false)
        assertWording(beFalsy() as Matcher<Bool>, "be falsy", good: false, bad: true, matchesNil: true)
    }

    func testWordingWithAReason() {
        let (sorted, silent) = (beTrueBecause("it is sorted"), beFalseBecause("nobody rang"))
        assertWording(sorted, "be true because it is sorted", good: true, bad: false, matchesNil: false)
        assertWording(silent, "be false because nobody rang", good: false, bad: true, matchesNil: false)
    }
}
