import Expect
import XCTest

final class SatisfyAllOfTests: XCTestCase {
    func testWording() {
        assertWording(
            satisfyAllOf(beGreaterThan(0), beLessThan(5)),
            "be greater than 0 and be less than 5",
            good: 1,
            bad: 7,
            details: "  not met: be less than 5"
        )
        assertWording(
            beGreaterThan(0) && beLessThan(5),
            "be greater than 0 and be less than 5",
            good: 1,
            bad: 0,
            details: "  not met: be greater than 0"
        )
    }

    func testWhatMatchesIsNotExplainedBesideWhatCannotJudge() {
        let broken = Matcher<Int>("be fine") { _ in try trouble() }
        assertMessages(
            "expected to map to a value to equal 2 and be fine, got 1\n  the matcher threw Trouble.small",
            "expected not to be fine and map to a value to equal 2, got 1\n  the matcher threw Trouble.small"
        ) {
            expect(1).to(satisfyAllOf(map({ $0 + 1 }, equal(2)), broken))
            expect(1).notTo(satisfyAllOf(broken, map({ $0 + 1 }, equal(2))))
        }
    }
}
