import Expect
import XCTest

final class CompactMapTests: XCTestCase {
    func testElements() {
        assertWording(
            compactMap({ Int($0) }, equal([1, 2])),
            "map to a value to equal [1, 2]",
            good: ["1", "a", "2"],
            bad: ["1"],
            details: "  mapped: got [1]"
        )
    }
}
