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
        XCTAssertTrue(try matches("a||b", "b"))
        XCTAssertFalse(try matches("a&&b", "b"))
        XCTAssertTrue(try matches("!(a||b)", "c"))
        XCTAssertTrue(try matches("!!a", "a"))
    }

    /// Compares expressions with the equivalent Swift expressions, for every subset of three tags.
    func testItMeansWhatSwiftMeans() throws {
        for bits in 0..<8 {
            let (a, b, c) = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
            let tags = [a ? "a" : nil, b ? "b" : nil, c ? "c" : nil].compactMap { $0 }
            for (text, isMeant) in [
                ("a and b and c", a && b && c), ("a or b or c", a || b || c), ("a and b or c", a && b || c),
                ("a or b and c", a || b && c), ("a and (b or c)", a && (b || c)), ("(a or b) and c", (a || b) && c),
                ("not a and b", !a && b), ("not a or b", !a || b), ("a and not b and c", a && !b && c),
                ("a or not b or c", a || !b || c), ("not (a and b) or c", !(a && b) || c),
                ("not (a or b and not c)", !(a || b && !c)), ("((a))", a), ("( a ) or ( b )", a || b),
            ] { XCTAssertEqual(try TagExpression(text).matches(tags), isMeant, "\(text) for \(tags)") }
        }
    }

    func testWordsThatOnlyLookLikeOperators() throws {
        XCTAssertTrue(try matches("android or order", "order"))
        XCTAssertTrue(try matches("nothing", "nothing"))
        XCTAssertTrue(try matches("And", "And"))
        XCTAssertTrue(try matches("a-b.c_d:1", "a-b.c_d:1"))
    }

    func testWhatIsNoExpression() {
        XCTAssertEqual(problem(""), "ends where a tag should be")
        XCTAssertEqual(problem("a and"), "ends where a tag should be")
        XCTAssertEqual(problem("and a"), "has `and` where a tag should be")
        XCTAssertEqual(problem("(a"), "lacks a `)`")
        XCTAssertEqual(problem("a b"), "does not go on with `b`")
        XCTAssertEqual(problem("a)"), "does not go on with `)`")
        XCTAssertEqual(problem(" "), "ends where a tag should be")
        XCTAssertEqual(problem("not"), "ends where a tag should be")
        XCTAssertEqual(problem("a or"), "ends where a tag should be")
        XCTAssertEqual(problem("("), "ends where a tag should be")
        XCTAssertEqual(problem("()"), "has `)` where a tag should be")
        XCTAssertEqual(problem("a and or b"), "has `or` where a tag should be")
        XCTAssertEqual(problem("a not b"), "does not go on with `not`")
        XCTAssertEqual(problem("a (b)"), "does not go on with `(`")
        XCTAssertEqual(problem("((a)"), "lacks a `)`")
        XCTAssertEqual(problem("(a b"), "lacks a `)`")
    }

    func testItsLengthHasALimit() throws {
        let tags = { (count: Int) in Array(repeating: "a", count: count).joined(separator: " or ") }
        XCTAssertTrue(try matches(tags(500), "a"))
        XCTAssertEqual(problem(tags(501)), "has more than 1000 words")
        XCTAssertEqual(problem(String(repeating: "(", count: 100_000)), "has more than 1000 words")
        XCTAssertEqual(problem(String(repeating: "!", count: 1_000)), "ends where a tag should be")
        XCTAssertEqual(problem(String(repeating: "!", count: 1_001)), "has more than 1000 words")
    }
}
