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

/// Reports a value without elements.
@available(*, unavailable, message: "it matches collections and strings, and this value is neither")
public func beEmpty<Value>() -> Matcher<Value> {
    notForUse()
}
