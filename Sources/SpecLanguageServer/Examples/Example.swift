import SpecEvents

/// An example as an editor shows it.
struct Example: Equatable, Sendable {
    /// `Module.Class/name`, as at run time.
    var identifier: String
    /// The true names in one line.
    var label: String
    /// Its line, counted from 0.
    var line: Int

    /// `Module.Class`
    var type: String { String(identifier.prefix { $0 != "/" }) }
}

extension SpecSource {
    /// The examples of a file: those that its text names, and of a listing those of its other declarations.
    func examples(in module: String, and listing: [Example]) -> [Example] {
        let examples = classes.keys.flatMap { named(in: $0, of: module) }
        let (identifiers, types) = (Set(examples.map(\.identifier)), Set(classes.keys.map { "\(module).\($0)" }))
        let lines = Set(sites.filter { $0.names != nil }.map(\.line))
        // A row may have a place of its own, below that of its table.
        let first = sites.filter { $0.names == nil }.map(\.line).min() ?? .max
        let others = listing.filter { example in
            example.line >= first && !lines.contains(example.line) && types.contains(example.type)
                && !identifiers.contains(example.identifier)
        }
        return (examples + others).sorted { $0.line < $1.line }
    }

    private func named(in type: String, of module: String) -> [Example] {
        let sites = sites.filter { $0.type == type && $0.kind == .example && $0.names != nil }
        let names = sites.map { $0.names ?? [] }
        let safe = names.map { $0.dropFirst().reduce(ExampleName.safe($0[0])) { ExampleName.joined($0, $1) } }
        return zip(ExampleName.numbered(safe), sites.indices).map { name, index in
            let label = names[index].joined(separator: ExampleIdentity.separator)
            return Example(identifier: "\(module).\(type)/\(name)", label: label, line: sites[index].line)
        }
    }
}
