/// Declares a group for every row of a table.
///
/// ```swift
/// context("in the language", arguments: ["ru", "en"]) { language in
///     it("greets") { expect(greeting(in: language)).notTo(beEmpty()) }
/// }
/// ```
///
/// - Parameters:
///   - name: The beginning of the names of all groups.
///   - traits: Traits of every group; see ``SpecTrait``.
///   - rows: The arguments, one element per group; must not be empty. Spec evaluates them once, when it lists the
///     class.
///   - rowName: Names a row; the default is its arguments.
///   - file: Where the table is declared; leave it out.
///   - line: Where the table is declared; leave it out.
///   - body: Gets a row, and declares hooks, groups and examples.
@MainActor public func context<Rows: Collection>(
    _ name: String,
    _ traits: SpecTrait...,
    arguments rows: @autoclosure @escaping () -> Rows,
    named rowName: ((Rows.Element) -> String)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping (Rows.Element) throws -> Void
) {
    declareTable(.context, name, traits, Place(file: file, line: line), { rows().map(TableRow.init) }, rowName) { row in
        .group { try body(row) }
    }
}

/// Declares a group for every row of a table; the same as `context` with `arguments:`.
@MainActor public func describe<Rows: Collection>(
    _ name: String,
    _ traits: SpecTrait...,
    arguments rows: @autoclosure @escaping () -> Rows,
    named rowName: ((Rows.Element) -> String)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping (Rows.Element) throws -> Void
) {
    declareTable(.describe, name, traits, Place(file: file, line: line), { rows().map(TableRow.init) }, rowName) {
        row in
        .group { try body(row) }
    }
}

/// Declares a group for every row of a table, with the row's own name, traits and place; otherwise the same as `context`
/// with rows of plain values.
@MainActor public func context<Values>(
    _ name: String,
    _ traits: SpecTrait...,
    rows: @autoclosure @escaping () -> [TableRow<Values>],
    named rowName: ((Values) -> String)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping (Values) throws -> Void
) {
    declareTable(.context, name, traits, Place(file: file, line: line), rows, rowName) { row in
        .group { try body(row) }
    }
}

/// Declares a group for every row of a table, with the row's own name, traits and place; otherwise the same as `describe`
/// with rows of plain values.
@MainActor public func describe<Values>(
    _ name: String,
    _ traits: SpecTrait...,
    rows: @autoclosure @escaping () -> [TableRow<Values>],
    named rowName: ((Values) -> String)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping (Values) throws -> Void
) {
    declareTable(.describe, name, traits, Place(file: file, line: line), rows, rowName) { row in
        .group { try body(row) }
    }
}
