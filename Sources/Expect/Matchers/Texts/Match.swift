/// Matches a string that contains a match for a regular expression. `nil` and an invalid regular
/// expression fail both `to` and `notTo`.
///
/// Example: `expect(error.message).to(match(#"line \d+"#))`. Fails with `expected to match "line
/// \\d+", got "all is well"`.
public func match<Value: StringProtocol>(_ pattern: String) -> Matcher<Value> where Value.SubSequence == Substring {
    Matcher("match \(describe(pattern))") { value in try value.firstMatch(of: Regex(pattern)) != nil }
}

/// Matches a string that contains a match for a regular expression.
///
/// `expect(message).to(match(/line \d+/))` fails with `expected to match /line \d+/, got "line x"`.
public func match<Value: StringProtocol>(_ regex: Regex<some Any>) -> Matcher<Value>
where Value.SubSequence == Substring {
    Matcher("match \(text(of: regex))") { value in value.firstMatch(of: regex) != nil }
}

/// The literal may differ from the source if the expression has options or was built with
/// `RegexBuilder`. A part such as a parser has no literal form.
private func text(of regex: Regex<some Any>) -> String {
    guard let pattern = regex._literalPattern else { return "the regular expression" }
    return pattern.contains("/") ? "#/\(pattern)/#" : "/\(pattern)/"
}
