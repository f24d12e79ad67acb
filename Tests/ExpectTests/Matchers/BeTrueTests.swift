import Expect
import XCTest

final class BeTrueTests: XCTestCase {
    func testWording() { assertWording(beTrue(), "be true", good: true, bad: false, matchesNil: false) }
}
