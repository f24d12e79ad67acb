import Foundation

// These functions explain how values that look the same in a failure message differ.

extension String {
    func looksLike(_ other: String) -> Bool { look == other.look }

    fileprivate var look: String { seen.trimmingCharacters(in: .whitespaces) }

    /// The visible characters, with each look-alike replaced by the character that it resembles.
    fileprivate var seen: String {
        let scalars = unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            let properties = scalar.properties
            if properties.isNoncharacterCodePoint { return "\u{FFFD}" }
            if properties.isWhitespace { return " " }
            let isHidden = properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
            return isHidden || scalar == "\u{2800}" ? nil : Self.lookAlikes[scalar] ?? scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Maps Cyrillic and Greek letters, and some symbols, to the characters that they resemble.
    private static let lookAlikes = Dictionary(
        uniqueKeysWithValues: zip(
            "АВЕЅІЈКМНОРСТХҮаеорсухѕіјһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονɡμ\u{2010}\u{2011}\u{2212}".unicodeScalars,
            "ABESIJKMHOPCTXYaeopcyxsijhdqwABEZHIKMNOPTYXovgµ---".unicodeScalars
        )
    )
}

func distinguished(_ one: String, _ other: String) -> (String, String) {
    one.looksLike(other) ? (one.inASCII, other.inASCII) : (one, other)
}

/// Returns notes on values in the phrase that look like `value`, or a part of it, but differ.
func lookAlikes(_ phrase: @autoclosure () -> String, in value: Any) -> [Detail] {
    let named = DescribedValues()
    _ = DescribedValues.$current.withValue(named) { phrase() }
    let expected = named.values.flatMap(parts(of:))
    let found = lookAlikes(expected, in: parts(of: value))
    return found.isEmpty ? expected.filter { seemsToContain(value, $0) }.map { lookAlikes($0, value) } : found
}

func lookAlikes(_ expected: [Any], in actual: [Any]) -> [Detail] {
    guard !expected.isEmpty, !actual.isEmpty else { return [] }
    let exact = { (value: Any) in describe(value, exactly: true) }
    let (wanted, there) = (expected.prefix(100), actual.prefix(100))
    let inBoth = Set(wanted.map(exact)).intersection(there.map(exact))
    let found = Dictionary(grouping: there.filter { !inBoth.contains(exact($0)) }) { describe($0, atMost: 200).look }
    return wanted.filter { !inBoth.contains(exact($0)) }.compactMap { expected in
        found[describe(expected, atMost: 200).look]?.first.map { lookAlikes(expected, $0) }
    }.firstLines
}

private func lookAlikes(_ expected: Any, _ actual: Any) -> Detail {
    "the two look alike and differ\(distinction(expected, actual))"
}

private func parts(of value: Any) -> [Any] {
    guard let value = unwrapped(value) else { return [] }
    let children = isCollection(value) ? Mirror(reflecting: value).children.prefix(100).map(\.value) : []
    return [value]
        + children.flatMap { child in
            let pair = Mirror(reflecting: child)
            return pair.displayStyle == .tuple ? pair.children.map(\.value) : [child]
        }
}

/// Returns whether a string appears to contain another string but actually does not.
private func seemsToContain(_ text: Any, _ part: Any) -> Bool {
    guard let text = text as? any StringProtocol, let part = part as? any StringProtocol else { return false }
    let seen = String(part).escapingInvisibles.seen
    return !seen.isEmpty && String(text).escapingInvisibles.seen.contains(seen) && !String(text).contains(String(part))
}

/// Collects the values that are described while a matcher's phrase is built.
final class DescribedValues: @unchecked Sendable {
    @TaskLocal static var current: DescribedValues?
    var values: [Any] = []
}

func lookAlikeNote(_ expected: Any?, _ actual: Any?) -> [Detail] {
    guard let left = unwrapped(expected as Any), let right = unwrapped(actual as Any) else { return [] }
    let note = FirstDifference.note(expected: left, actual: right, shown: 1_000, readable: 100)
    if let note, type(of: left) == type(of: right) { return [Detail(note)] }
    guard describe(left).looksLike(describe(right)) else { return [] }
    return ["the two look alike and are not equal\(distinction(left, right))"]
}

/// Returns text that completes a sentence such as “the two look alike and are not equal”.
func distinction(_ expected: Any?, _ actual: Any?) -> String {
    guard let expected = unwrapped(expected as Any).map(base), let actual = unwrapped(actual as Any).map(base)
    else { return "" }
    let types = (type(of: expected), type(of: actual))
    guard types.0 == types.1 else {
        var names = ("\(types.0)", "\(types.1)")
        if names.0 == names.1 { names = (String(reflecting: types.0), String(reflecting: types.1)) }
        return ": expected a value of the type \(names.0), got one of the type \(names.1)"
    }
    if let one = EnumCase(of: expected), let other = EnumCase(of: actual), one != other {
        let names = one.name == other.name ? (one.fullName, other.fullName) : (one.name, other.name)
        return ": expected the case \(names.0), got the case \(names.1)"
    }
    let (one, other) = (describe(expected, exactly: true), describe(actual, exactly: true))
    guard let difference = FirstDifference(expected: one, actual: other) else { return "" }
    let isShort = max(one.utf8.count, other.utf8.count) <= 120
    let texts = isShort ? (one, other) : (difference.expected.plain, difference.actual.plain)
    return ": expected \(texts.0), got \(texts.1)"
}

private func base(_ value: Any) -> Any {
    type(of: value) == AnyHashable.self ? (value as? AnyHashable)?.base ?? value : value
}
