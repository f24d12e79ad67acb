import Expect
import XCTest

final class BeTrueBecauseTests: XCTestCase {
    func testWording() {
        let words = "be true because it is sorted"
        assertWording(beTrueBecause("it is sorted"), words, good: true, bad: false, matchesNil: false)
    }
}
