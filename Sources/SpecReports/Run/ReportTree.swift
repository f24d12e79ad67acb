import SpecEvents

/// The groups of a run as reports show them. Groups of one name in one class are one group,
/// wherever their examples are in the stream, because several processes may have run them.
struct ReportTree {
    /// The outermost groups, in the order in which their classes came first, and within a class in
    /// the order in which they came.
    var groups: [ReportGroup] {
        let groups = order.flatMap(Self.outermost)
        groups.forEach { _ = $0.settle() }
        return groups
    }

    private var classes: [String: ReportGroup] = [:]
    private var order: [ReportGroup] = []

    init(_ examples: [ReportedExample] = []) {
        examples.forEach { add($0) }
    }

    /// Adds an example to its groups. The tree of each report grows while the examples run, so that
    /// little work is left at the end.
    mutating func add(_ example: ReportedExample) {
        let className = example.identity.className
        if let group = classes[className] { return group.add(example, below: 0) }
        let group = ReportGroup(name: className.withoutModule, className: className)
        classes[className] = group
        order.append(group)
        group.add(example, below: 0)
    }

    /// The groups of a class; the class itself, if it has examples outside groups.
    private static func outermost(of group: ReportGroup) -> [ReportGroup] {
        let groups = group.items.compactMap { if case .group(let inner) = $0 { inner } else { nil } }
        return groups.count == group.items.count ? groups : [group]
    }
}
