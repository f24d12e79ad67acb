import Expect
import XCTest

final class ContainTests: XCTestCase {
    func testWording() {
        assertWording(contain(2, 3), "contain 2 and 3", good: [3, 2, 1], bad: [2, 5], details: "  missing 3")
        assertWording(
            contain([2, 3]),
            "contain 2 and 3",
            good: [3, 2, 1],
            bad: [4, 5],
            details: "  missing 2\n  missing 3"
        )
        assertWording(contain(beLessThan(3)), "contain (be less than 3)", good: [5, 2], bad: [5, 7])
        assertWording(contain("fact"), #"contain "fact""#, good: "artefacts", bad: "Fakes")
        assertWording(contain("a", "b"), #"contain "a" and "b""#, good: "ab", bad: "a", details: #"  missing "b""#)
    }
}
