import Expect

/// Matches `true`. As in Nimble, both `to` and `notTo` fail for `nil`.
@_disfavoredOverload
public func beTrue() -> Matcher<Bool> { Matcher("be true") { $0 } }

/// Matches `false`. As in Nimble, both `to` and `notTo` fail for `nil`.
@_disfavoredOverload
public func beFalse() -> Matcher<Bool> { Matcher("be false") { !$0 } }

// In Nimble, the literals `true` and `false` can stand for the numbers 1 and 0. In this module,
// only the following matchers treat those numbers as Boolean values.

/// Matches the number 1, as in Nimble. `nil` does not match.
@_disfavoredOverload
public func beTruthy<Value: Numeric>() -> Matcher<Value> { .nilable("be truthy") { $0 == 1 } }

/// Matches the number 0 or `nil`, as in Nimble.
@_disfavoredOverload
public func beFalsy<Value: Numeric>() -> Matcher<Value> { .nilable("be falsy") { $0 == nil || $0 == 0 } }

/// Matches `nil`, including a `nil` nested in another optional and a `nil` closure, as in Nimble.
///
/// In a file that also imports Expect, the compiler selects Expect's `beNil`.
@_disfavoredOverload
public func beNil<Value>() -> Matcher<Value> { beNil(judgesClosures: true) }
