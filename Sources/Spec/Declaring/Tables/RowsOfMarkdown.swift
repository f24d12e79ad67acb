import Foundation
import SpecEvents

/// Reads the rows of a table in a Markdown file, so that people who need not know Swift can change the values that a spec checks.
///
/// The file `Promises.md` beside the spec, or in a folder around it:
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
/// feeds an example for each row:
///
/// ```swift
/// it("costs", rows: rows(of: "Discounts", in: "Promises.md")) { (age: Int, price: Double) in
///     expect(ticketPrice(forAge: age)) == price
/// }
/// ```
///
/// The examples are named `costs: 5, 0.0` and `costs: 30, 12.5`, and reports lead to the row in the file. A file, a table or a
/// column that is missing, and a cell that is no value of its type, fail the spec class, with the file and the line.
///
/// - Parameters:
///   - table: The heading above the table.
///   - path: The file, from the folder of the spec or from one around it.
///   - file: Where the spec is; leave it out.
///   - line: Where the spec is; leave it out.
/// - Returns: The rows, with a value of the type that the closure takes for each column: a string, a number, a `Bool` (`true` or
///   `false`), or another type that can be made of its text.
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

/// Reads the rows of a table with one column in a Markdown file; otherwise the same as the form for several.
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
        // Nothing but reading a cell can throw.
        return TableRow(Result { try read(&cells) }.mapError { $0 as! Misuse }, place: place)
    }
}

/// Finds the file in the folder of the spec or in one around it, and the table in it.
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
    let text = file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let tables = text.map { PromiseFile($0).tables }
    let named = (tables ?? []).filter { PromiseFile.key([$0.name]) == PromiseFile.key([name]) }
    guard let file, named.count == 1 else {
        return .failure(.missingTable(name, in: path, count: named.count, known: tables?.map(\.name), at: place))
    }
    return .success((file, named[0].rows))
}

/// The cells of a row, which become values one by one.
private struct Cells {
    let columns: [String]
    let texts: [String]
    let place: Place
    private var position = 0

    init(columns: [String], texts: [String], place: Place) {
        (self.columns, self.texts, self.place) = (columns, texts, place)
    }

    mutating func next<Value: LosslessStringConvertible>(_ type: Value.Type) throws -> Value {
        defer { position += 1 }
        if let value = Value(texts[position]) { return value }
        throw Misuse.unreadableCell(texts[position], column: columns[position], "\(type)", at: place)
    }
}
