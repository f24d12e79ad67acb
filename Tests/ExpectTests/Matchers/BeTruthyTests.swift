import Expect
import XCTest

final class BeTruthyTests: XCTestCase {
    func testWording() {
        assertWording(beTruthy() as Matcher<Bool>, "be truthy", good: true, bad: false, matchesNil: false)
    }
}
