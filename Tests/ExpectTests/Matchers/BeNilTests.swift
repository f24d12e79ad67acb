import Expect
import XCTest

final class BeNilTests: XCTestCase {
    func testWording() { assertWording(beNil() as Matcher<Int>, "be nil", good: nil, bad: 1, matchesNil: true) }

    func testNilInsideOfAnOptionalPasses() {
        let list: [Int?] = [nil]
        expect(list.first).to(beNil())
        expect([1 as Int?].first).notTo(beNil())
        expect(nil as Int? as Any).to(beNil())
        expect(1 as Any).notTo(beNil())
    }

    func testBeVoid() {
        XCTAssertEqual(
            wording(beVoid(), good: (), bad: nil),
            #"""
            to: expected to be void, got nil
            not to: expected not to be void
            nil: expected to be void, got nil
            nil not: passes
            throws: expected to be void, threw Trouble.small
            throws not: expected not to be void, threw Trouble.small
            """#
        )
    }
}
