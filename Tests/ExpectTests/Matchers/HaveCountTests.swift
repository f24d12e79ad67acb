import Expect
import XCTest

final class HaveCountTests: XCTestCase {
    func testWording() {
        assertWording(haveCount(2), "have count 2", good: [1, 2], bad: [1], details: "  its count is 1")
        assertWording(
            haveCount(beGreaterThan(1)),
            "have a count to be greater than 1",
            good: [1, 2],
            bad: [1],
            details: "  its count is 1"
        )
        assertWording(haveCount(2), "have count 2", good: "ab", bad: "a", details: "  its count is 1")
    }

    func testBeEmpty() {
        assertWording(beEmpty(), "be empty", good: [], bad: [1, 2])
        assertWording(beEmpty() as Matcher<String>, "be empty", good: "", bad: "a")
        assertWording(beEmpty() as Matcher<[String: Int]>, "be empty", good: [:], bad: ["a": 1])
        assertWording(beEmpty() as Matcher<Set<Int>>, "be empty", good: [], bad: [1])
    }
}
