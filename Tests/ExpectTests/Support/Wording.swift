import Expect
import XCTest

/// Returns all messages of a matcher as one text: for a value that does not match, for one that matches but should not, for
/// `nil`, and for an expression that throws, each with `to` and `notTo`.
func wording<Value>(_ matcher: Matcher<Value>, good: Value?, bad: Value?) -> String {
    func line(_ name: String, _ body: () throws -> Void) -> String {
        let messages = gatherFailures(body).map(\.message)
        return "\(name): \(messages.isEmpty ? "passes" : messages.joined(separator: "\n"))"
    }
    let passing = line("good", { expect(good).to(matcher) }) + line("bad", { expect(bad).notTo(matcher) })
    return [
        passing == "good: passesbad: passes" ? nil : passing,
        line("to", { expect(bad).to(matcher) }),
        line("not to", { expect(good).notTo(matcher) }),
        line("nil", { expect(nil as Value?).to(matcher) }),
        line("nil not", { expect(nil as Value?).notTo(matcher) }),
        line("throws", { expect { try trouble() as Value? }.to(matcher) }),
        line("throws not", { expect { try trouble() as Value? }.notTo(matcher) }),
    ]
    .compactMap(\.self).joined(separator: "\n")
}

/// Asserts that ``wording(_:good:bad:)`` returns the expected text for a matcher that shows values as `describe` does.
///
/// - Parameters:
///   - words: The words that follow «expected to».
///   - details: The lines that follow the first line of the message about `bad`.
///   - matchesNil: Whether the matcher matches `nil`. If you pass `nil`, the matcher must fail for `nil` both ways.
func assertWording<Value>(
    _ matcher: Matcher<Value>,
    _ words: String,
    good: Value?,
    bad: Value?,
    details: String? = nil,
    matchesNil: Bool? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    XCTAssertEqual(
        wording(matcher, good: good, bad: bad),
        """
        to: expected to \(words), got \(describe(bad))\(details.map { "\n" + $0 } ?? "")
        not to: expected not to \(words), got \(describe(good))
        nil: \(matchesNil == true ? "passes" : "expected to \(words), got nil")
        nil not: \(matchesNil == false ? "passes" : "expected not to \(words), got nil")
        throws: expected to \(words), threw Trouble.small
        throws not: expected not to \(words), threw Trouble.small
        """,
        file: file,
        line: line
    )
}
