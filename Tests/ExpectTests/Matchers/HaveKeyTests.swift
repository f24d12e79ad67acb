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
}
