import Expect
import XCTest

/// All that a matcher has to say, as one text: of a value that does not match, of one that matches and is not meant to, of
/// `nil`, and of an expression that throws, each with `to` and `notTo`.
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
