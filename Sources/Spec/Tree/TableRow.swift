/// A row of a table with traits, a name or a place of its own; made by ``row(_:named:traits:file:line:)``.
public struct TableRow<Values> {
    let values: Values
    let name: String?
    let traits: [SpecTrait]
    let place: Place
}

extension TableRow: Sendable where Values: Sendable {}
