import Expect
import XCTest

final class BeFalsyTests: XCTestCase {
    func testWording() {
        assertWording(beFalsy() as Matcher<Bool>, "be falsy", good: false, bad: true, matchesNil: true)
    }
}
