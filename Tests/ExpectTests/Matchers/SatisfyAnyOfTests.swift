import Expect
import XCTest

final class SatisfyAnyOfTests: XCTestCase {
    func testWording() {
        let words = "equal 1 or equal 2"
        assertWording(satisfyAnyOf(equal(1), equal(2)), words, good: 2, bad: 3, matchesNil: false)
        assertWording(equal(1) || equal(2), words, good: 1, bad: 3, matchesNil: false)
    }
}
