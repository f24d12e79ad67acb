import Expect

/// Matches `nil` as Nimble does: not a `nil` inside another optional, and also in place of a closure, which is not called.
///
/// In a file that imports Expect, too, its `beNil` is meant.
@_disfavoredOverload
public func beNil<Value>() -> Matcher<Value> { beNothing(judgesClosures: true) }
