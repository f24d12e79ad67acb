/// A name of a table that has values of the row in it: `the password {0} is refused`.
enum RowName {
    /// The name with the values of a row; `nil` if it has none in it. Braces that name no value stay.
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
        if key.isEmpty { return row.name ?? Table.name(of: row.arguments) }
        let index = Int(key) ?? values.firstIndex { $0.label.map { $0 == key } ?? false }
        guard let index, values.indices.contains(index) else { return nil }
        // In a sentence, a text needs no quotes that the sentence does not have.
        return (values[index].value as? String) ?? Table.text(values[index].value)
    }
}
