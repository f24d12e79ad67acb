import SpecEvents
import XCTest

final class TagExpressionTests: XCTestCase {
    private func matches(_ text: String, _ tags: String...) throws -> Bool {
        try TagExpression(text).matches(tags)
    }

    private func problem(_ text: String) -> String {
        do {
            _ = try TagExpression(text)
            return "none"
        } catch {
            return "\(error)"
        }
    }

    func testATagByItself() throws {
        XCTAssertTrue(try matches("slow", "slow", "network"))
        XCTAssertFalse(try matches("slow", "network"))
        XCTAssertFalse(try matches("slow"))
        XCTAssertTrue(try matches("медленный", "медленный"))
    }

    func testAndOrNot() throws {
        XCTAssertTrue(try matches("slow and network", "slow", "network"))
        XCTAssertFalse(try matches("slow and network", "slow"))
        XCTAssertTrue(try matches("slow or network", "network"))
        XCTAssertTrue(try matches("not slow", "network"))
        XCTAssertFalse(try matches("not slow", "slow"))
        XCTAssertTrue(try matches("not not slow", "slow"))
    }

    func testNotBindsClosestThenAndThenOr() throws {
        XCTAssertTrue(try matches("a or b and c", "a"))
        XCTAssertFalse(try matches("(a or b) and c", "a"))
        XCTAssertTrue(try matches("not a or b", "a", "b"))
        XCTAssertFalse(try matches("not (a or b)", "b"))
    }

    func testTheSignsOfSwift() throws {
        XCTAssertTrue(try matches("a&&!b||c", "a"))
        XCTAssertFalse(try matches("a && !b", "a", "b"))
    }

    func testWhatIsNoExpression() {
        XCTAssertEqual(problem(""), "ends where a tag should be")
        XCTAssertEqual(problem("a and"), "ends where a tag should be")
        XCTAssertEqual(problem("and a"), "has `and` where a tag should be")
        XCTAssertEqual(problem("(a"), "lacks a `)`")
        XCTAssertEqual(problem("a b"), "does not go on with `b`")
        XCTAssertEqual(problem("a)"), "does not go on with `)`")
    }
}
