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
    /// The examples of a file: those in its text, and of a listing those of its other declarations.
    func examples(in module: String, and listing: [Example]) -> [Example] {
        let separator = ExampleIdentity.separator
        let named = sites.filter { $0.kind == .example }.compactMap { site in site.names.map { (site, names: $0) } }
        let safe = named.map { site, names in
            "\(module).\(site.type)/" + names.map(ExampleName.safe).joined(separator: separator)
        }
        let examples = zip(ExampleName.numbered(safe), named).map { identifier, it in
            Example(identifier: identifier, label: it.names.joined(separator: separator), line: it.0.line)
        }
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
}
