/// Declares a group of examples that share a condition; otherwise the same as `describe`.
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
