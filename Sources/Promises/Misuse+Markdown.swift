import Spec

extension Misuse {
    /// - Parameter known: The names of the tables in the file, or `nil` if the file does not exist.
    static func missingTable(
        _ name: String,
        in path: String,
        count: Int,
        known: [String]?,
        at place: Place
    ) -> Misuse {
        let list = known?.map(\.debugDescription).joined(separator: ", ") ?? ""
        return Misuse(
            heading: "\(count == 0 ? "no table" : "\(count) tables") \(name.debugDescription) in \(path)",
            explanation: known == nil
                ? "There is no such file beside the spec, and none in the folders around it."
                : "A table has the name of the heading above it. The file has these: \(list.isEmpty ? "none" : list).",
            remedy: count == 0 ? "correct the name, or write the table." : "give each table a heading of its own.",
            location: place.location
        )
    }

    /// - Parameter problem: A description of the mistake, followed by a colon and the remedy.
    static func hiddenRows(_ problem: String, in path: String, at place: Place) -> Misuse {
        let parts = problem.components(separatedBy: ": ")
        return Misuse(
            heading: "the tables of \(path) cannot be read",
            explanation:
                "In line \(place.location.line), \(parts.dropLast().joined(separator: ": ")), so rows may be missing.",
            remedy: "\(parts[parts.count - 1]).",
            location: place.location
        )
    }

    static func wrongCells(_ cells: [String], of table: String, _ types: [String], at place: Place) -> Misuse {
        Misuse(
            heading: "a row of the table \(table.debugDescription) has \(cells.count) cells, not \(types.count)",
            explanation:
                "The row is | \(cells.joined(separator: " | ")) |. The spec takes \(types.joined(separator: ", ")).",
            remedy: "give each row as many cells as the closure of the spec takes values.",
            location: place.location
        )
    }

    static func unreadableCell(_ text: String, column: String, _ type: String, at place: Place) -> Misuse {
        Misuse(
            heading: "\(text.debugDescription) is no \(type)",
            explanation: "The spec takes the column \(column.debugDescription) as \(type), and cannot read this cell.",
            remedy: ["Bool": "write true or false.", "Int": "write a number such as 12."][type]
                ?? "write a value as in the other rows, such as 12.5 for a Double.",
            location: place.location
        )
    }
}
