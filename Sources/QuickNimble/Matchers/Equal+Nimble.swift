import Expect

// In Nimble, both `to(equal(…))` and `notTo(equal(…))` fail if either value is `nil`.

/// Matches a value that equals `expected`. This overload lets the compiler infer the argument's
/// type, as in `equal(.init(id: 1))`.
public func equal<Value: Equatable>(_ expected: Value) -> Matcher<Value> {
    if isNil(expected) { return .judging("equal nil (use beNil() to match nil)") { _ in .fails } }
    return Matcher("equal", comparedWith: expected) {
        $0 == expected
    } explain: {
        differences(expected: expected, actual: $0)
    }
}

/// Matches a value that equals `expected`. If either value is `nil`, both `to` and `notTo` fail.
@_disfavoredOverload
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
    expected.map { equal($0) } ?? .judging("equal nil (use beNil() to match nil)") { _ in .fails }
}

// These overloads take labeled pairs, which the compiler does not accept as arguments to Expect's
// overloads for tuples. There are no such overloads for longer tuples, because each overload slows
// down compilation wherever `equal` or `==` is used.

/// Matches a pair that equals `expected`. Labels are ignored.
@_disfavoredOverload
public func equal<First: Equatable, Second: Equatable>(_ expected: (First, Second)) -> Matcher<(First, Second)> {
    equalTuple(expected, ElementTypes(First.self, Second.self))
}

extension Expecting {
    /// Expects a pair to equal `expected`. Labels are ignored.
    @_disfavoredOverload
    public static func == <First: Equatable, Second: Equatable>(
        expectation: Self,
        expected: (First, Second)
    ) throws(Failure) where Value == (First, Second) {
        _ = try expectation.to(equalTuple(expected, ElementTypes(First.self, Second.self)))
    }
}

/// Matches a value that is the same object as `expected`. Both `to` and `notTo` fail for `nil`.
@_disfavoredOverload
public func beIdenticalTo<Value>(_ expected: AnyObject?) -> Matcher<Value> {
    let matcher: Matcher<Value> = Expect.beIdenticalTo(expected)
    return Matcher(matcher.phrase(), judgeValue: { matcher.judge(.value($0)) })
}

/// Equivalent to `beIdenticalTo`.
@_disfavoredOverload
public func be<Value>(_ expected: AnyObject?) -> Matcher<Value> { beIdenticalTo(expected) }
