/// Matches if the property at `path` satisfies `matcher`. Both `to` and `notTo` fail for `nil`.
///
/// ```swift
/// expect(person).to(have(\.address.city, beginWith("O")))
/// expect(person).to(satisfyAllOf(have(\.name, "Ann"), have(\.age, beGreaterThan(17))))
/// ```
///
/// Fails with `expected to have .address.city begin with "O", got Person(…)`, followed by the path
/// to the part that does not match, even if `have` matchers are nested.
public func have<Value, Part>(_ path: KeyPath<Value, Part>, _ matcher: Matcher<Part>) -> Matcher<Value> {
    have(path, { .value($0) }, matcher)
}

/// Matches a value whose optional property at `path` satisfies `matcher`.
public func have<Value, Part>(_ path: KeyPath<Value, Part?>, _ matcher: Matcher<Part>) -> Matcher<Value> {
    have(path, { .value($0) }, matcher)
}

/// Matches a value whose property at `path` equals `expected`, as in `have(\.name, "Ann")`.
public func have<Value, Part: Equatable>(_ path: KeyPath<Value, Part>, _ expected: Part) -> Matcher<Value> {
    have(path, equal(expected))
}

private func have<Value, Property, Part>(
    _ path: KeyPath<Value, Property>,
    _ outcome: @escaping (Property) -> Outcome<Part>,
    _ matcher: Matcher<Part>
) -> Matcher<Value> {
    Matcher(
        "have \(name(of: path)) \(matcher.phrase())",
        judgeValue: { matcher.judgePart(outcome($0[keyPath: path]), at: name(of: path)) }
    )
}

/// Returns the path without its root type, such as `.address.city` for `\Person.address.city`.
private func name(of path: AnyKeyPath) -> String {
    let text = "\(path)".replacing(/<computed 0x[0-9a-f]+ \((.*?)\)>/) { "<computed \($0.output.1)>" }
    return text.firstIndex(of: ".").map { String(text[$0...]) } ?? text
}
