import SpecEvents

/// A table of examples or groups. Spec evaluates its rows only once, when it lists the class, so
/// the cost is linear in the number of rows. All runs of a row's examples share the row's objects.
struct Table {
    enum Element {
        case example(Body)
        case group(() throws -> Void)
    }

    struct Row {
        /// The row's own name, or `nil` to name the row after its values.
        var name: String?
        var arguments: Any
        var traits: [SpecTrait]
        /// The row's own location, or `nil` to use the table's location.
        var place: Place?
    }

    /// The table's declaration. Its name begins each row's name or has placeholders for row values.
    var declaration: Declaration
    var rows: () -> [Result<Row, any Error>]
    var element: (Any) -> Element

    func declaration(of row: Row) -> Declaration {
        var declaration = declaration
        let filled = RowName.filled(declaration.name, with: row)
        if filled == nil, row.name == nil { declaration.table = declaration.name }
        declaration.name = filled ?? "\(declaration.name): \(row.name ?? Self.name(of: row.arguments))"
        declaration.traits += row.traits
        if let place = row.place { (declaration.place, declaration.tablePlace) = (place, declaration.place) }
        return declaration
    }

    static func name(of row: Any) -> String {
        let mirror = Mirror(reflecting: row)
        guard mirror.displayStyle == .tuple else { return text(row) }
        return mirror.children.map { text($0.value) }.joined(separator: ", ")
    }

    static func text(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
        // Sort the elements, because an example must have the same name in every process.
        case .set: return "[\(mirror.children.map { text($0.value) }.sorted().joined(separator: ", "))]"
        case .dictionary where !mirror.children.isEmpty:
            let pairs = mirror.children.map { Mirror(reflecting: $0.value).children.map { text($0.value) } }
            return "[\(pairs.map { $0.joined(separator: ": ") }.sorted().joined(separator: ", "))]"
        default: return (value as? String)?.debugDescription ?? String(describing: value)
        }
    }
}

/// Names the rows of a table whose name has placeholders, such as `the password {0} is refused`.
enum RowName {
    /// Returns the name with its placeholders filled in, or `nil` if it has no known placeholders.
    /// Unknown placeholders are left unchanged.
    static func filled(_ name: String, with row: Table.Row) -> String? {
        guard name.utf8.contains(UInt8(ascii: "{")) else { return nil }
        let mirror = Mirror(reflecting: row.arguments)
        let values = mirror.displayStyle == .tuple ? Array(mirror.children) : [(label: nil, value: row.arguments)]
        var result = ""
        var rest = name[...]
        var hasValue = false
        while let first = rest.firstIndex(of: "{"), let close = rest[first...].firstIndex(of: "}"),
            let open = rest[..<close].lastIndex(of: "{")
        {
            let key = rest[rest.index(after: open)..<close]
            let value = value(key, of: row, values)
            result += rest[..<open] + (value ?? "{\(key)}")
            hasValue = hasValue || value != nil
            rest = rest[rest.index(after: close)...]
        }
        return hasValue ? result + rest : nil
    }

    private static func value(_ key: Substring, of row: Table.Row, _ values: [Mirror.Child]) -> String? {
        // A single string is not quoted, because the table's name may already have quotation marks.
        if key.isEmpty { return row.name ?? row.arguments as? String ?? Table.name(of: row.arguments) }
        let index = Int(key) ?? values.firstIndex { $0.label.map { $0 == key } ?? false }
        guard let index, values.indices.contains(index) else { return nil }
        return (values[index].value as? String) ?? Table.text(values[index].value)
    }
}
