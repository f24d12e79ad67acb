import Expect
import XCTest

final class BeElementOfTests: XCTestCase {
    func testWording() {
        assertWording(beElementOf([200, 204]), "be an element of [200, 204]", good: 204, bad: 404)
        assertWording(beElementOf("a", "b"), #"be an element of ["a", "b"]"#, good: "a", bad: "c")
    }

    func testASequenceIsShownAsTheListOfItsElements() {
        XCTAssertEqual(messages { expect(4).to(beElementOf(1...3)) }, ["expected to be an element of [1, 2, 3], got 4"])
    }
}
