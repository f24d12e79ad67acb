/// Matches a collection or string with `count` elements. Both `to` and `notTo` fail for `nil`.
///
/// Example: `expect(transport.requests).to(haveCount(2))`. Fails with `expected to have count 2,
/// got [1]`, followed by the actual count.
public func haveCount<Value: Collection>(_ count: Int) -> Matcher<Value> {
    Matcher("have count \(count)") {
        $0.count == count
    } explain: {
        ["its count is \($0.count)"]
    }
}

/// Matches a collection whose count satisfies `matcher`, as in `haveCount(beGreaterThan(2))`.
public func haveCount<Value: Collection>(_ matcher: Matcher<Int>) -> Matcher<Value> {
    Matcher(
        "have a count to \(matcher.phrase())",
        judgeValue: { value in
            let result = matcher.judge(.value(value.count))
            return MatchResult(result.verdict, error: result.error) { ["its count is \(value.count)"] }
        }
    )
}

/// Matches a Foundation collection with `count` elements. Both `to` and `notTo` fail for `nil`.
@_disfavoredOverload
public func haveCount<Value: ObjectCollection>(_ count: Int) -> Matcher<Value> {
    Matcher("have count \(count)") {
        $0.count == count
    } explain: {
        ["its count is \($0.count)"]
    }
}

/// For other values, improves the compiler's error message, which would otherwise mention `Void`.
@available(*, unavailable, message: "it matches collections and strings, and this value is neither")
public func haveCount<Value>(_ count: Int) -> Matcher<Value> {
    fatalError("not for use")
}

/// Matches an empty collection or string. Both `to` and `notTo` fail for `nil`.
///
/// Example: `expect(requests).to(beEmpty())`. Fails with `expected to be empty, got [1, 2]`.
public func beEmpty<Value: Collection>() -> Matcher<Value> {
    Matcher("be empty") { $0.isEmpty }
}

/// Matches an empty set or option set. Both `to` and `notTo` fail for `nil`.
@_disfavoredOverload
public func beEmpty<Value: SetAlgebra>() -> Matcher<Value> {
    Matcher("be empty") { $0.isEmpty }
}

/// Matches an empty Foundation collection. Both `to` and `notTo` fail for `nil`.
@_disfavoredOverload
public func beEmpty<Value: ObjectCollection>() -> Matcher<Value> {
    Matcher("be empty") { $0.count == 0 }
}

/// For other values, improves the compiler's error message, which would otherwise mention `Void`.
@available(*, unavailable, message: "it matches collections and strings, and this value is neither")
public func beEmpty<Value>() -> Matcher<Value> {
    fatalError("not for use")
}
