/// Declares a group of examples about one thing.
///
/// ```swift
/// describe("a calculator") {
///     it("starts at zero") { expect(Calculator().result) == 0 }
/// }
/// ```
///
/// Use the closure only to declare hooks, groups and examples. Spec evaluates the closure once to
/// list the examples, and again for each example, so every example has its own set of variables.
///
/// - Parameters:
///   - name: The subject of the group, such as `a calculator`. Reports print it above the examples.
///   - traits: Traits for all examples in the group, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: The file that contains the declaration; use the default value.
///   - line: The line of the declaration; use the default value.
///   - body: A closure that declares hooks, groups and examples. If it throws, the class fails.
@MainActor public func describe(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(.describe, name, traits, Place(file: file, line: line), body)
}

/// Declares a group of examples that share a condition. This function works like `describe`.
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
