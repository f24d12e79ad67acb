import Foundation
import PromiseFiles
import Spec

/// Reads the rows of a table from a Markdown file, which people can edit without knowing Swift.
///
/// For example, suppose that the file `Promises.md`, in the spec's folder or in a folder above it,
/// contains this table:
///
/// ```markdown
/// ## Discounts
///
/// | age | price |
/// | --- | ----- |
/// | 5   | 0.0   |
/// | 30  | 12.5  |
/// ```
///
/// The following code declares an example for each row:
///
/// ```swift
/// it("costs", rows: rows(of: "Discounts", in: "Promises.md")) { (age: Int, price: Double) in
///     expect(ticketPrice(forAge: age)) == price
/// }
/// ```
///
/// The examples are named `costs: 5, 0.0` and `costs: 30, 12.5`. Reports refer to the row in the
/// file. If the file or the table is missing or invalid, the spec class fails with a message that
/// says what is wrong and where.
///
/// - Parameters:
///   - table: The heading above the table.
///   - path: The path to the file, relative to the spec's folder or to a folder above it.
///   - file: The file that contains the call. Use the default value.
///   - line: The line that contains the call. Use the default value.
/// - Returns: The rows of the table. The types of the closure's parameters determine how each
///   column is read, for example as a string, a number or a `Bool` (`true` or `false`).
public func rows<each Value: LosslessStringConvertible>(
    of table: String,
    in path: String,
    file: StaticString = #filePath,
    line: UInt = #line
) -> [TableRow<(repeat each Value)>] {
    var types: [String] = []
    for type in repeat (each Value).self { types.append("\(type)") }
    return rows(of: table, in: path, types, Place(file: file, line: line)) { cells in
        (repeat try cells.next((each Value).self))
    }
}

/// Reads the rows of a single-column table. For details, see the overload for several columns.
///
/// ```swift
/// it("is refused", rows: rows(of: "Bad addresses", in: "Promises.md")) { (address: String) in
///     expect(isValid(address)) == false
/// }
/// ```
public func rows<Value: LosslessStringConvertible>(
    of table: String,
    in path: String,
    file: StaticString = #filePath,
    line: UInt = #line
) -> [TableRow<Value>] {
    rows(of: table, in: path, ["\(Value.self)"], Place(file: file, line: line)) { try $0.next(Value.self) }
}

private func rows<Values>(
    of name: String,
    in path: String,
    _ types: [String],
    _ place: Place,
    _ read: (inout Cells) throws -> Values
) -> [TableRow<Values>] {
    let (file, rows): (String, [(cells: [String], line: Int)])
    switch table(name, in: path, place) {
    case .success(let table): (file, rows) = table
    case .failure(let misuse): return [TableRow(.failure(misuse), place: nil)]
    }
    return rows.compactMap { row in
        let place = Place(path: file, line: row.line)
        guard row.cells.count == types.count else {
            return TableRow(.failure(.wrongCells(row.cells, of: name, types, at: place)), place: nil)
        }
        var cells = Cells(columns: rows[0].cells, texts: row.cells, place: place)
        guard row.line > rows[0].line else { return nil }
        // The only errors that `read` throws come from `Cells.next`, which throws a `Misuse`.
        return TableRow(Result { try read(&cells) }.mapError { $0 as! Misuse }, place: place)
    }
}

private func table(
    _ name: String,
    in path: String,
    _ place: Place
) -> Result<(file: String, rows: [(cells: [String], line: Int)]), Misuse> {
    let spec = URL(fileURLWithPath: place.location.file).standardizedFileURL
    let folders = sequence(first: spec.deletingLastPathComponent()) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent().standardizedFileURL
    }
    let file = folders.lazy.map { $0.appending(path: path).path }.first(where: FileManager.default.fileExists(atPath:))
    let data = file.flatMap(FileManager.default.contents(atPath:))
    let read = data.map { PromiseFile(String(decoding: $0, as: UTF8.self)) }
    if let file, let problem = read?.problems.first(where: \.hidesRows) {
        return .failure(.hiddenRows(problem.text, in: path, at: Place(path: file, line: problem.line)))
    }
    let tables = read?.tables
    let named = (tables ?? []).filter { PromiseFile.key([$0.name]) == PromiseFile.key([name]) }
    guard let file, named.count == 1 else {
        return .failure(.missingTable(name, in: path, count: named.count, known: tables?.map(\.name), at: place))
    }
    return .success((file, named[0].rows))
}

private struct Cells {
    let columns: [String]
    let texts: [String]
    let place: Place
    var position = 0

    mutating func next<Value: LosslessStringConvertible>(_ type: Value.Type) throws -> Value {
        defer { position += 1 }
        if let value = Value(texts[position]) { return value }
        throw Misuse.unreadableCell(texts[position], column: columns[position], "\(type)", at: place)
    }
}
