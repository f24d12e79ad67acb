import Expect

/// Matches `true`. Both `to` and `notTo` fail for `nil`, as in Nimble.
@_disfavoredOverload
public func beTrue() -> Matcher<Bool> { Matcher("be true") { $0 } }

/// Matches `false`. Both `to` and `notTo` fail for `nil`, as in Nimble.
@_disfavoredOverload
public func beFalse() -> Matcher<Bool> { Matcher("be false") { !$0 } }

// In Nimble, `true` and `false` can stand for the numbers 1 and 0. Here, only the matchers below
// treat these numbers as Boolean values.

/// Matches the number 1, as in Nimble. `nil` does not match.
@_disfavoredOverload
public func beTruthy<Value: Numeric>() -> Matcher<Value> { .nilable("be truthy") { $0 == 1 } }

/// Matches the number 0 or `nil`, as in Nimble.
@_disfavoredOverload
public func beFalsy<Value: Numeric>() -> Matcher<Value> { .nilable("be falsy") { $0 == nil || $0 == 0 } }

/// Matches `nil` as Nimble does, including a `nil` inside another optional and a `nil` closure.
///
/// In a file that also imports Expect, the compiler selects Expect's `beNil` instead.
@_disfavoredOverload
public func beNil<Value>() -> Matcher<Value> { beNil(judgesClosures: true) }
