import Spec

// Overloads with `@preconcurrency`, so that helper functions outside of a class, which Swift 5 does
// not isolate to the main actor, can call them. The overloads have the same types as Spec's
// functions. A file that does not import Spec always uses the overloads.

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

// Overloads with the parameter `flags:` of Quick 1 to 6. They ignore the flags. The parameter has
// no default value: otherwise, a trailing closure would match these functions, too, and the
// compiler would check the innermost of `n` nested closures 2ⁿ times.

/// The flags of a group or an example in Quick.
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
