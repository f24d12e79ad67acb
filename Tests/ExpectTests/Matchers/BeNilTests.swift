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
}
