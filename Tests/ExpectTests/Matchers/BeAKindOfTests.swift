import Expect
import XCTest

final class BeAKindOfTests: XCTestCase {
    func testBeAKindOf() {
        assertWording(
            beAKindOf(Animal.self) as Matcher<Any>,
            "be a kind of Animal",
            good: Dog(),
            bad: 1,
            details: "  its type is Int"
        )
    }

    func testBeAnInstanceOf() {
        assertWording(
            beAnInstanceOf(Animal.self) as Matcher<AnyObject>,
            "be an instance of Animal",
            good: Animal(),
            bad: Dog(),
            details: "  its type is Dog"
        )
    }
}
