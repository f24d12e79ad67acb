import Spec

// In Swift 5, helper functions outside of a class are not isolated to the main actor. They can
// still call these overloads, which are `@preconcurrency`. In a file that does not import Spec, the
// overloads hide Spec's functions, because the types are the same.

/// Declares a group of examples that describe one subject.
@_disfavoredOverload
@preconcurrency @MainActor public func describe(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(name, isDescribe: true, traits: traits, file: file, line: line, body)
}

/// Declares a group of examples that share a condition.
@_disfavoredOverload
@preconcurrency @MainActor public func context(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(name, traits: traits, file: file, line: line, body)
}

/// Declares an example.
@_disfavoredOverload
@preconcurrency @MainActor public func it(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareExample(name, traits: traits, file: file, line: line, .sync(body))
}

// MARK: Flags

// These overloads have the `flags:` parameter of Quick 1 through 6, but ignore the flags. The
// parameter has no default value. If it had one, a call with a trailing closure would also match
// these functions, and the compiler would check the innermost of `n` nested closures 2ⁿ times.

/// The flags that Quick accepts for a group or an example.
public typealias FilterFlags = [String: Bool]

/// Declares a group of examples that describe one subject.
@_disfavoredOverload
@preconcurrency @MainActor public func describe(
    _ description: String,
    flags: FilterFlags,
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: () throws -> Void
) { Spec.describe(description, file: file, line: line, closure) }

/// Declares a group of examples that share a condition.
@_disfavoredOverload
@preconcurrency @MainActor public func context(
    _ description: String,
    flags: FilterFlags,
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: () throws -> Void
) { Spec.context(description, file: file, line: line, closure) }

/// Declares an example.
@_disfavoredOverload
@preconcurrency @MainActor public func it(
    _ description: String,
    flags: FilterFlags,
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: @escaping @MainActor () throws -> Void
) { Spec.it(description, file: file, line: line, closure) }
