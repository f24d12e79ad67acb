/// Declares an example for each row in a table.
///
/// ```swift
/// it("adds", arguments: [(1, 2, 3), (2, 2, 4)]) { a, b, sum in
///     expect(a + b) == sum
/// }
/// ```
///
/// The examples are named `adds: 1, 2, 3` and `adds: 2, 2, 4`, unless `named:` returns other names
/// for the rows. If the name has placeholders, each row's values replace them:
///
/// ```swift
/// it("{0} and {1} make {2}", arguments: [(1, 2, 3), (2, 2, 4)]) { a, b, sum in    // 1 and 2 make 3
///     expect(a + b) == sum
/// }
/// ```
///
/// - Parameters:
///   - name: The behavior expected for every row. `{0}`, `{1}` … and `{label}` stand for the row's
///     values. `{}` stands for the row's name or, if it has none, for all of its values.
///   - traits: Traits for every example; see ``SpecTrait``.
///   - rows: The rows, one for each example. There must be at least one. Spec evaluates the rows
///     once, when it lists the class.
///   - rowName: A closure that returns a row's name. By default, a row is named after its values.
///   - file: The file that contains the declaration; use the default value.
///   - line: The line of the declaration; use the default value.
///   - body: The code for each example, which receives the row's values.
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

/// Declares an async example for each row in a table. The body runs on the main actor.
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

/// Declares an example for each row in a table. The rows, which you create with
/// ``row(_:named:traits:file:line:)``, can have their own names, traits and source locations.
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

/// Declares an async example for each row in a table. The body runs on the main actor.
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

/// Declares a group for each row in a table.
///
/// ```swift
/// context("in the language", arguments: ["ru", "en"]) { language in
///     it("greets") { expect(greeting(in: language)).notTo(beEmpty()) }
/// }
/// ```
///
/// - Parameters:
///   - name: The beginning of each group's name, or a name with placeholders, as for `it`.
///   - traits: Traits for every group; see ``SpecTrait``.
///   - rows: The rows, one for each group. There must be at least one. Spec evaluates the rows
///     once, when it lists the class.
///   - rowName: A closure that returns a row's name. By default, a row is named after its values.
///   - file: The file that contains the declaration; use the default value.
///   - line: The line of the declaration; use the default value.
///   - body: A closure that receives a row's values and declares hooks, groups and examples.
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

/// Declares a group for each row in a table, like `context` with `arguments:`.
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

/// Declares a group for each row in a table. The rows, which you create with
/// ``row(_:named:traits:file:line:)``, can have their own names, traits and source locations.
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

/// Declares a group for each row in a table, like `context` with `rows:`.
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

// MARK: Rows

/// Creates a table row, which can have its own name and traits. Reports show the source location of
/// this call as the location of the row's example or group.
///
/// ```swift
/// it("adds", rows: [
///     row(1, 2, 3),
///     row(2, 2, 4, named: "the same number twice"),
///     row(Int.max, 1, 0, traits: .pending("overflows")),
/// ]) { a, b, sum in
///     expect(add(a, b)) == sum
/// }
/// ```
///
/// - Parameters:
///   - values: The row's values, which are passed to the table's closure.
///   - name: The name of the row. By default, the table's `named:` closure or the
///     row's values determine it.
///   - traits: Traits for the row's example or group, added to the table's; see ``SpecTrait``.
///   - file: The file that contains the call; use the default value.
///   - line: The line of the call; use the default value.
/// - Returns: A row to pass to a table as an element of `rows:`.
public func row<each Value>(
    _ values: repeat each Value,
    named name: String? = nil,
    traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line
) -> TableRow<(repeat each Value)> {
    TableRow(.success((repeat each values)), named: name, traits: traits, place: Place(file: file, line: line))
}

/// A table row, which can have its own name, traits and source location. Create it with
/// ``row(_:named:traits:file:line:)``.
public struct TableRow<Values> {
    let values: Result<Values, Misuse>
    let name: String?
    let traits: [SpecTrait]
    let place: Place?

    /// Creates a row. For an invalid row in a file, pass a failure that describes the problem.
    package init(
        _ values: Result<Values, Misuse>,
        named name: String? = nil,
        traits: [SpecTrait] = [],
        place: Place?
    ) {
        (self.values, self.name, self.traits, self.place) = (values, name, traits, place)
    }

    init(_ values: Values) {
        self.init(.success(values), place: nil)
    }
}

extension TableRow: Sendable where Values: Sendable {}

@MainActor func declareTable<Values>(
    _ kind: Declaration.Kind,
    _ name: String,
    _ traits: [SpecTrait],
    _ place: Place,
    _ rows: @escaping () -> [TableRow<Values>],
    _ rowName: ((Values) -> String)?,
    _ element: @escaping (Values) -> Table.Element
) {
    let table = Table(
        declaration: Declaration(kind: kind, name: name, place: place, traits: traits),
        rows: {
            rows().map { row in
                row.values.map { values in
                    let name = row.name ?? rowName?(values)
                    return Table.Row(name: name, arguments: values, traits: row.traits, place: row.place)
                }.mapError { $0 }
            }
        },
        // This cast cannot fail, because only `rows` above creates the arguments of a row.
        element: { element($0 as! Values) }
    )
    declare(kind.rawValue, at: place) { $0.table(table) }
}
