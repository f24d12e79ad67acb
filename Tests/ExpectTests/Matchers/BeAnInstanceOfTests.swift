import Expect
import XCTest

final class BeAnInstanceOfTests: XCTestCase {
    func testAType() {
        assertWording(
            beAnInstanceOf(Animal.self) as Matcher<AnyObject>,
            "be an instance of Animal",
            good: Animal(),
            bad: Dog(),
            details: "  its type is Dog"
        )
    }
}
