import SpecEvents

/// An example as an editor shows it.
struct Example: Equatable, Sendable {
    /// `Module.Class/name`, as at run time.
    var identifier: String
    /// The true names in one line.
    var label: String
    var place: Position

    /// `Module.Class`
    var typeIdentifier: String { String(identifier.prefix { $0 != "/" }) }
}

/// A class with examples, as an editor shows it.
struct TestClass: Equatable, Sendable {
    /// `Module.Class`
    var identifier: String
    var place: Position
    var examples: [Example] = []

    var name: String { Self.name(in: identifier) }

    private static func name(in identifier: String) -> String { String(identifier.drop { $0 != "." }.dropFirst()) }

    /// The classes of a file.
    ///
    /// - Parameters:
    ///   - source: What its text says; of a file that is as it was built it may be unknown.
    ///   - module: Its module.
    ///   - listing: Its examples in the last build.
    ///   - isBuilt: Whether it is as it was built: the listing has all. Otherwise the text has those that it names, and
    ///     the listing those of its other declarations.
    static func all(_ source: SpecSource?, module: String, listing: [Example], isBuilt: Bool) -> [TestClass] {
        var classes = isBuilt ? [] : (source?.classes ?? []).map { TestClass($0, module) }
        let sites = isBuilt ? [] : source?.sites ?? []
        let named = Set(sites.filter { $0.names != nil }.map(\.place.line))
        // A row may have a place of its own, below that of its table.
        let first = isBuilt ? 0 : sites.filter { $0.names == nil }.map(\.place.line).min() ?? .max
        for example in listing where example.place.line >= first && !named.contains(example.place.line) {
            let name = Self.name(in: example.typeIdentifier)
            var index = classes.firstIndex { $0.name == name }
            if index == nil, isBuilt {
                let place = source?.classes.first { $0.name == name }?.place ?? example.place
                classes.append(TestClass(identifier: example.typeIdentifier, place: place))
                index = classes.count - 1
            }
            guard let index, !classes[index].examples.contains(where: { $0.identifier == example.identifier }) else {
                continue
            }
            classes[index].examples.append(example)
        }
        for index in classes.indices { classes[index].examples.sort { $0.place < $1.place } }
        return classes
    }
}

extension TestClass {
    /// A class with the examples that the text names.
    init(_ source: SpecSource.Class, _ module: String) {
        self.init(identifier: "\(module).\(source.name)", place: source.place)
        let sites = source.sites.filter { $0.kind == .example && $0.names != nil }
        let levels = sites.map { $0.names ?? [] }
        let names = ExampleName.numbered(
            levels.map { names in
                names.dropFirst().reduce(ExampleName.safe(names[0])) { ExampleName.joined($0, $1) }
            }
        )
        for (index, site) in sites.enumerated() {
            let label = levels[index].joined(separator: ExampleIdentity.separator)
            examples.append(Example(identifier: "\(identifier)/\(names[index])", label: label, place: site.place))
        }
    }
}
