import Expect
import XCTest

final class HaveKeyTests: XCTestCase {
    func testWording() {
        assertWording(haveKey("a") as Matcher<[String: Int]>, #"have key "a""#, good: ["a": 1], bad: ["b": 1])
        assertWording(
            haveKey(beginWith("X-")) as Matcher<[String: Int]>,
            #"have a key to begin with "X-""#,
            good: ["X-A": 1],
            bad: ["b": 1]
        )
    }

    func testHaveKeyWithValue() {
        assertWording(
            haveKeyWithValue("a", 1),
            #"have key "a" with value 1"#,
            good: ["a": 1],
            bad: ["a": 2],
            details: #"  ["a"]: expected to equal 1, got 2"#
        )
        assertWording(
            haveKeyWithValue("a", 1),
            #"have key "a" with value 1"#,
            good: ["a": 1],
            bad: ["b": 1],
            details: #"  ["a"]: missing"#
        )
        assertWording(
            haveKeyWithValue("a", beLessThan(2)),
            #"have key "a" with value (be less than 2)"#,
            good: ["a": 1],
            bad: ["a": 2],
            details: #"  ["a"]: expected to be less than 2, got 2"#
        )
    }
}
