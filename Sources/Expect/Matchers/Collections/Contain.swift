import Foundation
import SpecEvents

/// Matches a sequence that contains all of these elements. Both `to` and `notTo` fail for `nil`.
///
/// Example: `expect(primes).to(contain(2, 3))`. Fails with `expected to contain 2 and 3, got [2,
/// 5]`, followed by the missing elements.
public func contain<Value: Sequence>(_ elements: Value.Element...) -> Matcher<Value> where Value.Element: Equatable {
    contain(elements.map { ElementMatcher($0) })
}

/// Matches a sequence that contains all of an array's elements, as in `contain([2, 3])`.
public func contain<Value: Sequence>(_ elements: [Value.Element]) -> Matcher<Value> where Value.Element: Equatable {
    contain(elements.map { ElementMatcher($0) })
}

/// Matches a sequence that contains, for each matcher, an element that satisfies it.
///
/// `expect(primes).to(contain(beGreaterThan(100), beLessThan(3)))` fails with `expected to contain
/// (be greater than 100) and (be less than 3), got [5, 7]`, and lists the unsatisfied matchers.
public func contain<Value: Sequence>(_ matchers: Matcher<Value.Element>...) -> Matcher<Value> {
    contain(matchers)
}

/// Matches a sequence that contains, for each matcher in an array, an element that satisfies it.
public func contain<Value: Sequence>(_ matchers: [Matcher<Value.Element>]) -> Matcher<Value> {
    contain(matchers.map { ElementMatcher($0) })
}

/// Matches a string that contains all of these substrings. Both `to` and `notTo` fail for `nil`.
///
/// `expect(title).to(contain("facts"))` fails with `expected to contain "facts", got "a"`.
public func contain<Value: StringProtocol>(_ parts: String...) -> Matcher<Value> {
    containText(parts) { String($0) }
}

/// Matches an option set, or another set that is not a collection, if it contains all of these
/// elements. Both `to` and `notTo` fail for `nil`. Example:
/// `expect(view.edges).to(contain(.top, .bottom))`.
@_disfavoredOverload
public func contain<Value: SetAlgebra>(_ elements: Value.Element...) -> Matcher<Value> {
    Matcher("contain \(elements.map { describe($0) }.enumeration)") { value in
        elements.allSatisfy(value.contains)
    } explain: { value in
        elements.count < 2 ? [] : elements.filter { !value.contains($0) }.map { "missing \(describe($0))" }
    }
}

/// Matches a Foundation collection that contains all of these objects.
@_disfavoredOverload
public func contain<Value: ObjectContainer>(_ objects: Any...) -> Matcher<Value> {
    Matcher("contain \(objects.map { describe($0) }.enumeration)") { value in
        objects.allSatisfy(value.containsBridged)
    } explain: { value in
        objects.count < 2 ? [] : objects.filter { !value.containsBridged($0) }.map { "missing \(describe($0))" }
    }
}

/// Matches an `NSString` that contains all of these substrings.
@_disfavoredOverload
public func contain<Value: NSString>(_ parts: NSString...) -> Matcher<Value> {
    containText(parts.map { $0 as String }) { $0 as String }
}

func contain<Value: Sequence>(
    _ matchers: [ElementMatcher<Value.Element>],
    maxComparisons: Int = SearchLimit.maxComparisons
) -> Matcher<Value> {
    Matcher(
        "contain \(matchers.enumeration())",
        judgeValue: { value in
            let search = ElementSearch(for: matchers, in: value, maxComparisons: maxComparisons)
            if search.isCutShort { return MatchResult(.fails) { [SearchLimit.detail(after: maxComparisons)] } }
            let verdict = search.verdict
            return MatchResult(verdict, error: search.unknownError) {
                if verdict == .fails { return search.unknownDetails }
                return matchers.count < 2 ? [] : search.missing.map { "missing \($0.text())" as Detail }.firstLines
            }
        }
    )
}

private func containText<Value>(_ parts: [String], _ text: @escaping (Value) -> String) -> Matcher<Value> {
    Matcher(
        "contain \(parts.map { describe($0) }.enumeration)",
        judgeValue: { value in
            let text = text(value)
            // Every string contains the empty string.
            let missing = parts.filter { !$0.isEmpty && text.firstRange(of: $0) == nil }
            let wording = text.hasNewline ? ContainedLines(parts: parts, text: text) : nil
            return MatchResult(missing.isEmpty ? .matches : .doesNotMatch, wording: wording) {
                parts.count < 2 ? [] : missing.map { "missing \(describe($0))" }
            }
        }
    )
}

/// Lists the lines of a multiline string. If an expected part is also multiline, its lines come
/// first, marked with `-`, and the lines of the string are marked with `+`.
struct ContainedLines: FailureWording {
    let parts: [String]
    let text: String

    private static let maxLines = 20
    private static let maxCharacters = 200

    func sentence(_ style: String, _ clause: String) -> String {
        let names = parts.map { $0.hasNewline ? $0.nameByLines : describe($0) }
        return "expected \(style) contain \(names.enumeration), got \(text.nameByLines)"
    }

    var lines: [String] {
        let long = parts.filter(\.hasNewline)
        return long.flatMap { Self.lines(of: $0, "- ") } + Self.lines(of: text, long.isEmpty ? "" : "+ ")
    }

    var attachments: [ExampleAttachment] {
        let lines = Self.lines(of: text)
        let isCut = lines.count > Self.maxLines || lines.contains { $0.count > Self.maxCharacters }
        return isCut ? [ValueNaming.attachment("got", text)] : []
    }

    private static func lines(of text: String) -> ArraySlice<Substring> {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(text.lineCount)
    }

    private static func lines(of text: String, _ mark: String) -> [String] {
        let lines = lines(of: text)
        let shown = lines.prefix(maxLines).map { line in
            mark + String(line.prefix(maxCharacters)).escapingInvisibles + (line.count > maxCharacters ? "…" : "")
        }
        return shown + (lines.count > maxLines ? ["… and \(lines.count - maxLines) more lines"] : [])
    }
}

/// Matches a sequence if any element satisfies `predicate`. Both `to` and `notTo` fail for `nil`.
///
/// ```swift
/// expect(facts).to(containElementSatisfying({ $0.isNew }, "be new"))
/// ```
///
/// Fails with `expected to contain an element to be new, got […]`.
public func containElementSatisfying<Value: Sequence>(
    _ predicate: @escaping (Value.Element) throws -> Bool,
    _ description: String = "satisfy the predicate"
) -> Matcher<Value> {
    Matcher("contain an element to \(description)") { try $0.contains(where: predicate) }
}

/// Matches a sequence if any element satisfies an async `predicate`. Example: `await
/// expect(names).to(containElementSatisfying { await directory.contains($0) })`.
@_disfavoredOverload
public func containElementSatisfying<Value: Sequence>(
    _ predicate: nonisolated(nonsending) @escaping (Value.Element) async throws -> Bool,
    _ description: String = "satisfy the predicate"
) -> AsyncMatcher<Value> {
    AsyncMatcher("contain an element to \(description)") { elements in
        for element in elements where try await predicate(element) { return true }
        return false
    }
}
