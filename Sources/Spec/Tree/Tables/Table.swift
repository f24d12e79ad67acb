import SpecEvents

/// A declaration of many examples or groups: one per row of its arguments.
///
/// Spec evaluates the rows once, when it lists the class, and keeps them, so that the cost is linear in the number of
/// rows. All examples that use a row share the objects in it.
struct Table {
    /// What a row declares.
    enum Element {
        case example(Body)
        case group(() throws -> Void)
    }

    struct Row {
        /// The name that the row was given; `nil` if it has none but its values.
        var name: String?
        var arguments: Any
        /// The row's own traits, besides those of the table.
        var traits: [SpecTrait]
        /// The row's own place; `nil` if it has that of the table.
        var place: Place?
    }

    /// Its name is the beginning of the names of all rows.
    var declaration: Declaration
    /// Each row, or the mistake in it.
    var rows: () -> [Result<Row, any Error>]
    var element: (Any) -> Element

    /// The declaration of a row's example or group.
    func declaration(of row: Row) -> Declaration {
        var declaration = declaration
        let filled = RowName.filled(declaration.name, with: row)
        if filled == nil, row.name == nil { declaration.table = declaration.name }
        declaration.name = filled ?? "\(declaration.name): \(row.name ?? Self.name(of: row.arguments))"
        declaration.traits += row.traits
        if let place = row.place { (declaration.place, declaration.tablePlace) = (place, declaration.place) }
        return declaration
    }

    /// The default name of a row: `1, 2, "three"`.
    static func name(of row: Any) -> String {
        let mirror = Mirror(reflecting: row)
        guard mirror.displayStyle == .tuple else { return text(row) }
        return mirror.children.map { text($0.value) }.joined(separator: ", ")
    }

    static func text(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
        return (value as? String)?.debugDescription ?? String(describing: value)
    }
}
