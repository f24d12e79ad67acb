/// A ``Matcher`` or an ``AsyncMatcher``. The forms of an expectation that are awaited accept both.
public protocol Matching<Value> {
    /// The type of the values that are matched.
    associatedtype Value

    /// The matcher in the form that is awaited.
    var asyncMatcher: AsyncMatcher<Value> { get }
}

extension Matcher: Matching {
    /// The same matcher, with nothing to await.
    public var asyncMatcher: AsyncMatcher<Value> { AsyncMatcher(observe: observe) { _ in self } }
}

extension AsyncMatcher: Matching {
    /// The matcher itself.
    public var asyncMatcher: AsyncMatcher<Value> { self }
}
