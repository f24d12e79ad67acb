import Expect
import XCTest

final class BeEmptyTests: XCTestCase {
    func testWording() {
        assertWording(beEmpty(), "be empty", good: [], bad: [1, 2])
        assertWording(beEmpty() as Matcher<String>, "be empty", good: "", bad: "a")
        assertWording(beEmpty() as Matcher<[String: Int]>, "be empty", good: [:], bad: ["a": 1])
        assertWording(beEmpty() as Matcher<Set<Int>>, "be empty", good: [], bad: [1])
    }
}
