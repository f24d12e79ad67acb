import Expect
import XCTest

final class ContainElementSatisfyingTests: XCTestCase {
    func testWording() {
        assertWording(
            containElementSatisfying({ $0 > 2 }, "be large"),
            "contain an element to be large",
            good: [1, 3],
            bad: [1]
        )
        assertWording(
            containElementSatisfying { $0 > 2 },
            "contain an element to satisfy the predicate",
            good: [1, 3],
            bad: [1]
        )
    }
}
