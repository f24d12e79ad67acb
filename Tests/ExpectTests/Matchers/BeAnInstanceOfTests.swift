import Expect
import TestSupport
import XCTest

final class BeAnInstanceOfTests: XCTestCase {
    func testAType() {
        XCTAssertEqual(
            wording(beAnInstanceOf(Animal.self) as Matcher<AnyObject>, good: Animal(), bad: Dog()),
            #"""
            to: expected to be an instance of Animal, got Dog()
              its type is Dog
            not to: expected not to be an instance of Animal, got Animal()
            nil: expected to be an instance of Animal, got nil
            nil not: expected not to be an instance of Animal, got nil
            throws: expected to be an instance of Animal, threw Trouble.small
            throws not: expected not to be an instance of Animal, threw Trouble.small
            """#
        )
    }
}
