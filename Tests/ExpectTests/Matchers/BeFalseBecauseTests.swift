import Expect
import XCTest

final class BeFalseBecauseTests: XCTestCase {
    func testWording() {
        let words = "be false because nobody rang"
        assertWording(beFalseBecause("nobody rang"), words, good: false, bad: true, matchesNil: false)
    }
}
