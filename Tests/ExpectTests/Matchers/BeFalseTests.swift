import Expect
import XCTest

final class BeFalseTests: XCTestCase {
    func testWording() { assertWording(beFalse(), "be false", good: false, bad: true, matchesNil: false) }
}
