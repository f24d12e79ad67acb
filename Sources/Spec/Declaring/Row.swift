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
    TableRow(values: (repeat each values), name: name, traits: traits, place: Place(file: file, line: line))
}
