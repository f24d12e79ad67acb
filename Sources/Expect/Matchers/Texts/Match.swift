/// Matches a string that contains a match of a regular expression. `nil` fails both ways, and so
/// does an invalid regular expression.
///
/// As in `expect(error.message).to(match(#"line \d+"#))`. Fails with
/// «expected to match "line \\d+", got "all is well"».
public func match<Value: StringProtocol>(_ pattern: String) -> Matcher<Value> where Value.SubSequence == Substring {
    Matcher("match \(describe(pattern))") { value in try value.firstMatch(of: Regex(pattern)) != nil }
}

/// Matches a string that contains a match of a regular expression.
///
/// As in `expect(error.message).to(match(/line \d+/))`. Fails with
/// «expected to match /line \d+/, got "line x"».
public func match<Value: StringProtocol>(_ regex: Regex<some Any>) -> Matcher<Value>
where Value.SubSequence == Substring {
    Matcher("match \(text(of: regex))") { value in value.firstMatch(of: regex) != nil }
}

/// The regular expression as a literal. One from `RegexBuilder`, or with options, may read
/// differently; a part without a literal form, such as a parser, leaves only words.
private func text(of regex: Regex<some Any>) -> String {
    guard let pattern = regex._literalPattern else { return "the regular expression" }
    return pattern.contains("/") ? "#/\(pattern)/#" : "/\(pattern)/"
}
