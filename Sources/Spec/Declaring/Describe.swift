/// Declares a group of examples about one thing.
///
/// ```swift
/// describe("a calculator") {
///     it("starts at zero") { expect(Calculator().result) == 0 }
/// }
/// ```
///
/// The closure must only declare hooks, groups and examples: Spec evaluates it once to list the
/// examples, and again for every example in it, which gives each example its own `var`s.
///
/// - Parameters:
///   - name: The subject of the group; a level in the documentation that a run prints.
///   - traits: Traits of all examples in the group, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: The file of the declaration; use the default value.
///   - line: The line of the declaration; use the default value.
///   - body: Declares hooks, groups and examples. If it throws, the spec class fails at this line.
@MainActor public func describe(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(.describe, name, traits, Place(file: file, line: line), body)
}

/// Declares a group of examples that share a condition; otherwise like `describe`.
///
/// ```swift
/// context("after adding 1 and 2") {
///     beforeEach { calculator.add(1, 2) }
///     it("shows 3") { expect(calculator.result) == 3 }
/// }
/// ```
@MainActor public func context(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(.context, name, traits, Place(file: file, line: line), body)
}
