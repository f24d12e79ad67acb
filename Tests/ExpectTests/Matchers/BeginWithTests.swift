import Expect
import XCTest

final class BeginWithTests: XCTestCase {
    func testWording() {
        assertWording(beginWith(1), "begin with 1", good: [1, 2], bad: [2, 1])
        assertWording(beginWith(beLessThan(2)), "begin with (be less than 2)", good: [1, 2], bad: [2, 1])
        assertWording(beginWith("ab"), #"begin with "ab""#, good: "abc", bad: "cab")
        assertWording(beginWith(prefix: [1, 2]), "begin with [1, 2]", good: [1, 2, 3], bad: [2, 1])
        assertWording(
            beginWith(prefix: ["a"], by: { $0.lowercased() == $1 }),
            #"begin with ["a"]"#,
            good: ["A", "b"],
            bad: ["b"]
        )
    }
}
