import Foundation

/// Matches a sequence that has all these elements, in any order. `nil` fails both ways.
///
/// ```swift
/// expect(primes).to(contain(2, 3))
/// ```
///
/// Fails with «expected to contain 2 and 3, got [2, 5]» and the missing elements.
public func contain<Value: Sequence>(_ elements: Value.Element...) -> Matcher<Value> where Value.Element: Equatable {
    contain(elements.map { ElementMatcher($0) })
}

/// Matches a sequence that has all the elements of a list, in any order.
///
/// ```swift
/// expect(primes).to(contain([2, 3]))
/// ```
public func contain<Value: Sequence>(_ elements: [Value.Element]) -> Matcher<Value> where Value.Element: Equatable {
    contain(elements.map { ElementMatcher($0) })
}

/// Matches a sequence that has, for each matcher, an element that matches.
///
/// ```swift
/// expect(primes).to(contain(beGreaterThan(100), beLessThan(3)))
/// ```
///
/// Fails with «expected to contain (be less than 3), got [5, 7]».
public func contain<Value: Sequence>(_ matchers: Matcher<Value.Element>...) -> Matcher<Value> {
    contain(matchers.map { ElementMatcher($0) })
}

/// Matches a string that contains all these parts. `nil` fails both ways.
///
/// ```swift
/// expect(view.title).to(contain("facts"))
/// ```
///
/// Fails with «expected to contain "facts", got "Fakes"».
public func contain<Value: StringProtocol>(_ parts: String...) -> Matcher<Value> {
    containText(parts) { String($0) }
}

/// Matches a set that is no collection, such as an option set, and has all these elements. `nil` fails both ways.
///
/// ```swift
/// expect(view.edges).to(contain(.top, .bottom))
/// ```
@_disfavoredOverload
public func contain<Value: SetAlgebra>(_ elements: Value.Element...) -> Matcher<Value> {
    Matcher("contain \(elements.map { describe($0) }.enumeration)") { value in
        elements.allSatisfy(value.contains)
    } explain: { value in
        elements.count < 2 ? [] : elements.filter { !value.contains($0) }.map { "missing \(describe($0))" }
    }
}

/// Matches a collection of Foundation, such as an `NSArray`, that contains all these objects. `nil` fails both ways.
@_disfavoredOverload
public func contain<Value: ObjectContainer>(_ objects: Any...) -> Matcher<Value> {
    Matcher("contain \(objects.map { describe($0) }.enumeration)") { value in
        objects.allSatisfy(value.containsBridged)
    } explain: { value in
        objects.count < 2 ? [] : objects.filter { !value.containsBridged($0) }.map { "missing \(describe($0))" }
    }
}

/// Matches an `NSString` that contains all these parts. `nil` fails both ways.
@_disfavoredOverload
public func contain<Value: NSString>(_ parts: NSString...) -> Matcher<Value> {
    containText(parts.map { $0 as String }) { $0 as String }
}

func contain<Value: Sequence>(
    _ matchers: [ElementMatcher<Value.Element>],
    mostComparisons: Int = SearchLimit.mostComparisons
) -> Matcher<Value> {
    Matcher(
        "contain \(matchers.enumeration())",
        judgeValue: { value in
            let search = ElementSearch(for: matchers, in: value, mostComparisons: mostComparisons)
            if search.isCutShort { return MatchResult(.fails) { [SearchLimit.detail(after: mostComparisons)] } }
            let verdict = search.verdict
            return MatchResult(verdict, error: search.unknownError) {
                if verdict == .fails { return search.unknownDetails }
                return matchers.count < 2 ? [] : search.missing.map { "missing \($0.text())" as Detail }.firstLines
            }
        }
    )
}

private func containText<Value>(_ parts: [String], _ text: @escaping (Value) -> String) -> Matcher<Value> {
    let phrase = "contain \(parts.map { describe($0) }.enumeration)"
    return Matcher(
        phrase,
        judgeValue: { value in
            let text = text(value)
            let missing = parts.filter { !text.has($0) }
            let wording = text.hasNewline ? ContainedLines(parts: parts, text: text) : nil
            return MatchResult(missing.isEmpty ? .matches : .doesNotMatch, wording: wording) {
                parts.count < 2 ? [] : missing.map { "missing \(describe($0))" }
            }
        }
    )
}

extension StringProtocol {
    /// Whether the string contains `part`. Every string contains the empty one.
    fileprivate func has(_ part: String) -> Bool { part.isEmpty || firstRange(of: part) != nil }
}
