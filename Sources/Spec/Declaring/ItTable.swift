/// Declares an example for every row of a table.
///
/// ```swift
/// it("adds", arguments: [(1, 2, 3), (2, 2, 4)]) { a, b, sum in
///     expect(a + b) == sum
/// }
/// ```
///
/// The examples are named `adds: 1, 2, 3` and `adds: 2, 2, 4`, or with the names that `named:` returns.
///
/// - Parameters:
///   - name: What should be true of every row.
///   - traits: Traits of every example; see ``SpecTrait``.
///   - rows: The arguments, one element per example; must not be empty. Spec evaluates them once, when it lists the
///     class.
///   - rowName: Names a row; the default is its arguments.
///   - file: Where the table is declared; leave it out.
///   - line: Where the table is declared; leave it out.
///   - body: Gets a row; runs as the body of the row's example.
@MainActor public func it<Rows: Collection>(
    _ name: String,
    _ traits: SpecTrait...,
    arguments rows: @autoclosure @escaping () -> Rows,
    named rowName: ((Rows.Element) -> String)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (Rows.Element) throws -> Void
) {
    declareTable(.it, name, traits, Place(file: file, line: line), { rows().map(TableRow.init) }, rowName) { row in
        .example(.sync { try body(row) })
    }
}

/// Declares an async example for every row of a table; otherwise the same as the sync form.
@MainActor public func it<Rows: Collection>(
    _ name: String,
    _ traits: SpecTrait...,
    arguments rows: @autoclosure @escaping () -> Rows,
    named rowName: ((Rows.Element) -> String)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (Rows.Element) async throws -> Void
) {
    declareTable(.it, name, traits, Place(file: file, line: line), { rows().map(TableRow.init) }, rowName) { row in
        .example(.async { try await body(row) })
    }
}

/// Declares an example for every row of a table, with the row's own name, traits and place; otherwise the same as `it`
/// with rows of plain values.
///
/// ```swift
/// it("adds", rows: [row(1, 2, 3), row(2, 2, 4, traits: .pending("no carry yet"))]) { a, b, sum in
///     expect(a + b) == sum
/// }
/// ```
@MainActor public func it<Values>(
    _ name: String,
    _ traits: SpecTrait...,
    rows: @autoclosure @escaping () -> [TableRow<Values>],
    named rowName: ((Values) -> String)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (Values) throws -> Void
) {
    declareTable(.it, name, traits, Place(file: file, line: line), rows, rowName) { row in
        .example(.sync { try body(row) })
    }
}

/// Declares an async example for every row of a table, with the row's own name, traits and place; otherwise the same as `it`
/// with rows of plain values.
@MainActor public func it<Values>(
    _ name: String,
    _ traits: SpecTrait...,
    rows: @autoclosure @escaping () -> [TableRow<Values>],
    named rowName: ((Values) -> String)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (Values) async throws -> Void
) {
    declareTable(.it, name, traits, Place(file: file, line: line), rows, rowName) { row in
        .example(.async { try await body(row) })
    }
}
