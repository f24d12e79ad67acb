/// Declares an example for every row of a table.
///
/// ```swift
/// it("adds", arguments: [(1, 2, 3), (2, 2, 4)]) { a, b, sum in
///     expect(a + b) == sum
/// }
/// ```
///
/// The examples are named `adds: 1, 2, 3` and `adds: 2, 2, 4`, or as `named:` says.
///
/// - Parameters:
///   - name: What should be true of every row.
///   - traits: What is said of every row's example; see ``SpecTrait``.
///   - rows: The arguments, one element for each example. Asked for once, when the spec is listed; must not be empty.
///   - rowName: Names a row; its arguments are its name if this is left out.
///   - file: Where the table stands; leave it out.
///   - line: Where the table stands; leave it out.
///   - body: Gets a row; runs as the body of an example of its own.
@MainActor public func it<Rows: Collection>(
    _ name: String,
    _ traits: SpecTrait...,
    arguments rows: @autoclosure @escaping () -> Rows,
    named rowName: ((Rows.Element) -> String)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (Rows.Element) throws -> Void
) {
    let declaration = Declaration(kind: .it, name: name, place: Place(file: file, line: line), traits: traits)
    declareTable(declaration, rows, rowName) { row in .example(.sync { try body(row) }) }
}

/// Declares an example that awaits for every row of a table; otherwise the same as the sync form.
///
/// - Parameters:
///   - name: What should be true of every row.
///   - traits: What is said of every row's example; see ``SpecTrait``.
///   - rows: The arguments, one element for each example. Asked for once, when the spec is listed; must not be empty.
///   - rowName: Names a row; its arguments are its name if this is left out.
///   - file: Where the table stands; leave it out.
///   - line: Where the table stands; leave it out.
///   - body: Gets a row; runs on the main actor, as the body of an example of its own.
@MainActor public func it<Rows: Collection>(
    _ name: String,
    _ traits: SpecTrait...,
    arguments rows: @autoclosure @escaping () -> Rows,
    named rowName: ((Rows.Element) -> String)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (Rows.Element) async throws -> Void
) {
    let declaration = Declaration(kind: .it, name: name, place: Place(file: file, line: line), traits: traits)
    declareTable(declaration, rows, rowName) { row in .example(.async { try await body(row) }) }
}
