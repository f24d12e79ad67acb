/// Declares a group of examples about one thing.
///
/// ```swift
/// describe("a calculator") {
///     it("starts at zero") { expect(Calculator().result) == 0 }
/// }
/// ```
///
/// The closure declares and does nothing else: it is evaluated once for the list of examples and once more for every
/// example in it, so that a `var` in it is new each time.
///
/// - Parameters:
///   - name: What the group is about; a level in the documentation that a run prints.
///   - traits: What is said of all examples in it, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: Where the group stands; leave it out.
///   - line: Where the group stands; leave it out.
///   - body: Declares hooks, groups and examples. An error that it throws fails the spec class at this place.
@MainActor public func describe(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(.describe, name, traits, Place(file: file, line: line), body)
}
