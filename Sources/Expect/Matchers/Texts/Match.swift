/// Matches a string that contains a match for a regular expression. Both `to` and `notTo` fail for
/// `nil` and for an invalid regular expression.
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

/// Returns a literal, which may differ from the source code if the regular expression has options
/// or was built with `RegexBuilder`. Some parts, such as parsers, have no literal form.
private func text(of regex: Regex<some Any>) -> String {
    guard let pattern = regex._literalPattern else { return "the regular expression" }
    return pattern.contains("/") ? "#/\(pattern)/#" : "/\(pattern)/"
}
