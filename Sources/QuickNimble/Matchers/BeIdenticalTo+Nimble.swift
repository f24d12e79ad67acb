import Expect

/// Matches the same object as `expected`. `nil` fails both ways, as in Nimble.
@_disfavoredOverload
public func beIdenticalTo<Value>(_ expected: AnyObject?) -> Matcher<Value> {
    let matcher: Matcher<Value> = Expect.beIdenticalTo(expected)
    return Matcher(matcher.phrase(), judgeValue: { matcher.judge(.value($0)) })
}

/// The same as `beIdenticalTo`.
@_disfavoredOverload
public func be<Value>(_ expected: AnyObject?) -> Matcher<Value> { beIdenticalTo(expected) }
