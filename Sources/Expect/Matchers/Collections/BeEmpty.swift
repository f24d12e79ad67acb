/// Matches an empty collection or string. `nil` fails both ways.
///
/// ```swift
/// expect(transport.requests).to(beEmpty())
/// ```
///
/// Fails with «expected to be empty, got [1, 2]».
public func beEmpty<Value: Collection>() -> Matcher<Value> {
    Matcher("be empty") { $0.isEmpty }
}

/// Matches an empty set that is no collection, such as an option set. `nil` fails both ways.
@_disfavoredOverload
public func beEmpty<Value: SetAlgebra>() -> Matcher<Value> {
    Matcher("be empty") { $0.isEmpty }
}

/// Matches an empty collection of Foundation, such as an `NSArray` or `NSString`. `nil` fails both ways.
@_disfavoredOverload
public func beEmpty<Value: ObjectCollection>() -> Matcher<Value> {
    Matcher("be empty") { $0.count == 0 }
}

/// Words the compiler's error for a value without elements; without it the compiler speaks of `Void`.
@available(*, unavailable, message: "it matches collections and strings, and this value is neither")
public func beEmpty<Value>() -> Matcher<Value> {
    fatalError("not for use")
}
