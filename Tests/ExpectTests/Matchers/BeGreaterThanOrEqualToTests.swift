import Expect
import XCTest

final class BeGreaterThanOrEqualToTests: XCTestCase {
    func testANumber() {
        assertWording(beGreaterThanOrEqualTo(3), "be greater than or equal to 3", good: 3, bad: 2)
    }
}
