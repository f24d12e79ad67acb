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
///   - file: Where the group stands; leave it out.
///   - line: Where the group stands; leave it out.
///   - body: Declares hooks, groups and examples. An error that it throws fails the spec class at this place.
@MainActor public func describe(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(Declaration(kind: .describe, name: name, place: Place(file: file, line: line)), body)
}

/// Declares a group of examples that share a condition; otherwise the same as `describe`.
///
/// ```swift
/// context("after adding 1 and 2") {
///     beforeEach { calculator.add(1, 2) }
///     it("shows 3") { expect(calculator.result) == 3 }
/// }
/// ```
///
/// - Parameters:
///   - name: The condition; a level in the documentation that a run prints.
///   - file: Where the group stands; leave it out.
///   - line: Where the group stands; leave it out.
///   - body: Declares hooks, groups and examples. An error that it throws fails the spec class at this place.
@MainActor public func context(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    declareGroup(Declaration(kind: .context, name: name, place: Place(file: file, line: line)), body)
}

@MainActor private func declareGroup(_ declaration: Declaration, _ body: () throws -> Void) {
    CurrentReader.declare(declaration.kind.rawValue, at: declaration.place) { $0.group(declaration, body) }
}
