import Expect
import XCTest

final class NotTests: XCTestCase {
    func testAMatcher() {
        assertWording(not(contain(3)), "not contain 3", good: [1, 2], bad: [3])
    }

    func testAMatcherThatThrows() {
        let throwing = Matcher<Int>("be fine") { _ in try trouble() }
        assertMessages("expected to not be fine, got 1\n  the matcher threw Trouble.small") { expect(1).to(!throwing) }
    }

    func testTheOperator() {
        assertWording(!contain(3), "not contain 3", good: [1, 2], bad: [3])
    }
}
