import Expect
import XCTest

final class BeGreaterThanTests: XCTestCase {
    func testANumber() {
        assertWording(beGreaterThan(3), "be greater than 3", good: 4, bad: 3)
    }
}
