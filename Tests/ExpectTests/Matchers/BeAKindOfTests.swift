import Expect
import TestSupport
import XCTest

final class BeAKindOfTests: XCTestCase {
    func testAType() {
        XCTAssertEqual(
            wording(beAKindOf(Animal.self) as Matcher<Any>, good: Dog(), bad: 1),
            #"""
            to: expected to be a kind of Animal, got 1
              its type is Int
            not to: expected not to be a kind of Animal, got Dog()
            nil: expected to be a kind of Animal, got nil
            nil not: expected not to be a kind of Animal, got nil
            throws: expected to be a kind of Animal, threw Trouble.small
            throws not: expected not to be a kind of Animal, threw Trouble.small
            """#
        )
    }
}
