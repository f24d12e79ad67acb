import Expect
import XCTest

final class BeAKindOfTests: XCTestCase {
    func testAType() {
        assertWording(
            beAKindOf(Animal.self) as Matcher<Any>,
            "be a kind of Animal",
            good: Dog(),
            bad: 1,
            details: "  its type is Int"
        )
    }
}
