import Expect
import XCTest

final class BeLessThanOrEqualToTests: XCTestCase {
    func testANumber() {
        assertWording(beLessThanOrEqualTo(3), "be less than or equal to 3", good: 3, bad: 4)
    }
}
