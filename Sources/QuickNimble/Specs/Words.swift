import Spec

// Overloads for helpers outside of a class. Such helpers are not isolated to an actor in Swift 5. A
// file that does not import Spec always uses these functions, which have the same types as Spec's.

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

// MARK: Labels

// Overloads with the label `closure:` and the parameter `flags:` from Quick 1 to 6. Flags are
// ignored.

/// The flags of a group or an example in Quick.
public typealias FilterFlags = [String: Bool]

/// Declares a group.
@_disfavoredOverload
@preconcurrency @MainActor public func describe(
    _ description: String,
    flags: FilterFlags = [:],
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: () throws -> Void
) { Spec.describe(description, file: file, line: line, closure) }

/// Declares a group.
@_disfavoredOverload
@preconcurrency @MainActor public func context(
    _ description: String,
    flags: FilterFlags = [:],
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: () throws -> Void
) { Spec.context(description, file: file, line: line, closure) }

/// Declares a group that does not run.
@_disfavoredOverload
@preconcurrency @MainActor public func xdescribe(
    _ description: String,
    flags: FilterFlags = [:],
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: () throws -> Void
) { Spec.xdescribe(description, file: file, line: line, closure) }

/// Declares a group that does not run.
@_disfavoredOverload
@preconcurrency @MainActor public func xcontext(
    _ description: String,
    flags: FilterFlags = [:],
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: () throws -> Void
) { Spec.xcontext(description, file: file, line: line, closure) }

/// Declares an example.
@_disfavoredOverload
@preconcurrency @MainActor public func it(
    _ description: String,
    flags: FilterFlags = [:],
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: @escaping @MainActor () throws -> Void
) { Spec.it(description, file: file, line: line, closure) }

/// Declares an example that does not run.
@_disfavoredOverload
@preconcurrency @MainActor public func xit(
    _ description: String,
    flags: FilterFlags = [:],
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: @escaping @MainActor () throws -> Void
) { Spec.xit(description, file: file, line: line, closure) }

/// Declares an example that does not run.
@_disfavoredOverload
@preconcurrency @MainActor public func pending(
    _ description: String,
    flags: FilterFlags = [:],
    file: StaticString = #filePath,
    line: UInt = #line,
    closure: @escaping @MainActor () throws -> Void
) { Spec.pending(description, file: file, line: line, closure) }
