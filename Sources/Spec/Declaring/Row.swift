/// Makes a row of a table that can have a name and traits of its own. Its example or group has the place of this call, so
/// reports lead to the row and not to the table.
///
/// ```swift
/// it("adds", rows: [
///     row(1, 2, 3),
///     row(2, 2, 4, named: "twice the same"),
///     row(Int.max, 1, 0, traits: .pending("overflows")),
/// ]) { a, b, sum in
///     expect(add(a, b)) == sum
/// }
/// ```
///
/// - Parameters:
///   - values: The arguments of the row. The closure of the table gets them.
///   - name: Names the row; the default is the name that the table's `named:` gives it, or its values.
///   - traits: Traits of the row's example or group, besides those of the table; see ``SpecTrait``.
///   - file: Where the row is; leave it out.
///   - line: Where the row is; leave it out.
/// - Returns: The row, an element of `rows:`.
public func row<each Value>(
    _ values: repeat each Value,
    named name: String? = nil,
    traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line
) -> TableRow<(repeat each Value)> {
    TableRow((repeat each values), named: name, traits: traits, place: Place(file: file, line: line))
}

/// A row of a table with traits, a name or a place of its own; made by ``row(_:named:traits:file:line:)``.
public struct TableRow<Values> {
    let values: Values
    let name: String?
    let traits: [SpecTrait]
    /// Its own place; `nil` if it has that of the table.
    let place: Place?

    init(_ values: Values, named name: String?, traits: [SpecTrait], place: Place?) {
        (self.values, self.name, self.traits, self.place) = (values, name, traits, place)
    }

    /// A row of plain values.
    init(_ values: Values) {
        self.init(values, named: nil, traits: [], place: nil)
    }
}

extension TableRow: Sendable where Values: Sendable {}
