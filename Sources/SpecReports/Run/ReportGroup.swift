import SpecEvents

/// A group, its content, and how its examples ended.
final class ReportGroup {
    enum Item {
        case group(ReportGroup)
        case example(ReportedExample)
    }

    let name: String
    let className: String
    /// Whether its examples are shared ones, and Spec wrote the beginning of the name.
    let isSharedUse: Bool
    /// Groups and examples in the order in which they were added.
    private(set) var items: [Item] = []
    /// How its examples ended, at all depths.
    private(set) var tally = Tally()
    /// The tags that all its examples have, at all depths, sorted.
    private(set) var tags: [String] = []
    private var groups: [String: ReportGroup] = [:]

    /// Its examples, at all depths.
    var examples: [ReportedExample] {
        items.flatMap { item in
            switch item {
            case .example(let example): [example]
            case .group(let inner): inner.examples
            }
        }
    }

    init(name: String, className: String, isSharedUse: Bool = false) {
        (self.name, self.isSharedUse) = (name, isSharedUse)
        self.className = className
    }

    func add(_ example: ReportedExample, below level: Int) {
        let names = example.identity.names
        guard level < names.count - 1 else { return items.append(.example(example)) }
        let name = names[level]
        if let group = groups[name] { return group.add(example, below: level + 1) }
        let group = ReportGroup(
            name: name,
            className: className,
            isSharedUse: example.identity.uses?.contains { $0.name == name } ?? false
        )
        groups[name] = group
        items.append(.group(group))
        group.add(example, below: level + 1)
    }

    /// Counts the examples and finds the tags that all have.
    ///
    /// - Returns: These tags.
    func settle() -> Set<String> {
        var common: Set<String>?
        tally = Tally()
        for item in items {
            let tags: Set<String>
            switch item {
            case .example(let example):
                tally.count(example.verdict)
                tags = common?.isEmpty == true ? [] : Set(example.tags)
            case .group(let group):
                tags = group.settle()
                tally.add(group.tally)
            }
            common = common?.intersection(tags) ?? tags
        }
        tags = (common ?? []).sorted()
        return common ?? []
    }
}
