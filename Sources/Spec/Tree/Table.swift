import SpecEvents

/// An example or a group that stands for many: one for each row of its arguments.
///
/// The rows are asked for once, when the class is listed, and kept: a table costs what its rows cost, and not that many
/// times over. What a row holds by reference is therefore shared by all that use that row.
struct Table {
    /// What a row becomes.
    enum Element {
        case example(Body)
        case group(() throws -> Void)
    }

    struct Row {
        var name: String
        var arguments: Any
    }

    /// Its name is what the names of all rows begin with.
    var declaration: Declaration
    var rows: () -> [Row]
    var element: (Any) -> Element

    /// The declaration that stands for a row.
    func declaration(of row: Row) -> Declaration {
        var declaration = declaration
        declaration.name += ": \(row.name)"
        return declaration
    }

    /// How a row is named if nobody names it: `1, 2, "three"`.
    static func name(of row: Any) -> String {
        let mirror = Mirror(reflecting: row)
        guard mirror.displayStyle == .tuple else { return text(row) }
        return mirror.children.map { text($0.value) }.joined(separator: ", ")
    }

    private static func text(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
        return (value as? String)?.debugDescription ?? String(describing: value)
    }
}
