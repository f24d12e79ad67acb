import Expect
import XCTest

final class ComparisonsTests: XCTestCase {
    func testLimits() {
        assertWording(beGreaterThan(3), "be greater than 3", good: 4, bad: 3)
        assertWording(beGreaterThanOrEqualTo(3), "be greater than or equal to 3", good: 3, bad: 2)
        assertWording(beLessThan(3), "be less than 3", good: 2, bad: 3)
        assertWording(beLessThanOrEqualTo(3), "be less than or equal to 3", good: 3, bad: 4)
    }

    func testRanges() {
        assertWording(beWithin(1...3), "be within 1...3", good: 2, bad: 4)
        assertWording(beWithin(1..<3), "be within 1..<3", good: 2, bad: 3)
        assertWording(beWithin(3...), "be within 3...", good: 3, bad: 2)
        assertWording(
            beWithin(...3) && beWithin(..<4),
            "be within ...3 and be within ..<4",
            good: 3,
            bad: 4,
            details: "  not met: be within ...3\n  not met: be within ..<4"
        )
    }
}
