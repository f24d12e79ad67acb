import Expect
import XCTest

final class MapTests: XCTestCase {
    func testWording() {
        assertWording(
            map({ Int($0) }, equal(12)),
            "map to a value to equal 12",
            good: "12",
            bad: "13",
            details: "  mapped: got 13"
        )
        assertWording(
            map(\.count, beLessThan(2)),
            "map to a value to be less than 2",
            good: "a",
            bad: "ab",
            details: "  mapped: got 2"
        )
    }
}
