import Expect
import XCTest

final class BeLessThanTests: XCTestCase {
    func testANumber() {
        assertWording(beLessThan(3), "be less than 3", good: 2, bad: 3)
    }
}
