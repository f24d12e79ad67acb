import Expect
import XCTest

final class EndWithTests: XCTestCase {
    func testWording() {
        assertWording(endWith(1), "end with 1", good: [2, 1], bad: [1, 2])
        assertWording(endWith(beLessThan(2)), "end with (be less than 2)", good: [2, 1], bad: [1, 2])
        assertWording(endWith("bc"), #"end with "bc""#, good: "abc", bad: "cab")
        assertWording(endWith(suffix: [2, 3]), "end with [2, 3]", good: [1, 2, 3], bad: [2, 1])
    }
}
