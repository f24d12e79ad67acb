import SpecEvents

/// The groups of a run, as shown in reports. Groups with the same path in a class are merged,
/// because several processes may have run their examples.
struct ReportTree {
    /// The outermost groups. Classes, and the groups within each class, are in the order in which
    /// they first appear in the list of examples.
    let groups: [ReportGroup]

    init(_ examples: [ReportedExample] = []) {
        var classes: [String: ReportGroup] = [:]
        var order: [ReportGroup] = []
        for example in examples {
            let className = example.identity.className
            let group = classes[className] ?? ReportGroup(name: className.withoutModule, className: className)
            if classes.updateValue(group, forKey: className) == nil { order.append(group) }
            group.add(example, below: 0)
        }
        groups = order.flatMap(Self.outermost)
        groups.forEach { _ = $0.settle() }
    }

    /// Returns the outermost groups of a class, or the class itself if it has ungrouped examples.
    private static func outermost(of group: ReportGroup) -> [ReportGroup] {
        let groups = group.items.compactMap { if case .group(let inner) = $0 { inner } else { nil } }
        return groups.count == group.items.count ? groups : [group]
    }
}

/// A group with its contents and the results of its examples.
final class ReportGroup {
    enum Item {
        case group(ReportGroup)
        case example(ReportedExample)
    }

    let name: String
    let className: String
    /// Whether the group is a use of shared examples. If so, its name begins with `behaves like`.
    let isSharedUse: Bool
    private(set) var items: [Item] = []
    /// The number of examples at all depths for each verdict.
    private(set) var tally = Tally()
    /// The tags that all examples at all depths have in common, sorted.
    private(set) var tags: [String] = []
    private var groups: [String: ReportGroup] = [:]

    /// The examples at all depths.
    var examples: [ReportedExample] {
        items.flatMap { item in
            switch item {
            case .example(let example): [example]
            case .group(let inner): inner.examples
            }
        }
    }

    init(name: String, className: String, isSharedUse: Bool = false) {
        (self.name, self.className, self.isSharedUse) = (name, className, isSharedUse)
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

    /// Sets the tally and the tags of the group and its subgroups. Returns the tags of the group.
    func settle() -> Set<String> {
        var common: Set<String>?
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

/// An example with its result. It is a class because reports pass it around, and a structure with
/// so many fields would be expensive to copy.
package final class ReportedExample: Sendable {
    package let identity: ExampleIdentity
    package let result: ExampleResult
    package let verdict: Verdict

    /// The name to show instead of the example's own name, if any.
    private let otherName: String?

    init(_ identity: ExampleIdentity, _ result: ExampleResult, name: String? = nil) {
        (self.identity, self.result, otherName) = (identity, result, name)
        verdict = result.verdict
    }

    /// Creates an example from the event that ends it. Returns `nil` for any other event.
    convenience init?(_ event: Event) {
        guard case .exampleFinished(let identity, let result) = event else { return nil }
        self.init(identity, result)
    }

    var name: String { otherName ?? identity.uniqueLastName }
    var tags: [String] { identity.tags ?? [] }
    /// The failures of the example. If it crashed, exited or timed out, the first failure says so.
    /// The location of that failure is where the example crashed or hung, or, if this is unknown,
    /// where it is declared.
    var failures: [RecordedFailure] {
        guard let end = result.endInWords else { return result.failures }
        let place = result.failures.first(where: \.isPlaceOfCrash)
        let lines = [end, result.reasonOfTrap, place.map { String($0.details) }].compactMap(\.self).filter {
            !$0.isEmpty
        }
        return [RecordedFailure(message: lines.joined(separator: "\n"), location: place?.location ?? identity.location)]
            + result.failures.filter { !$0.isPlaceOfCrash }
    }

    /// Returns a command that reruns the example, such as
    /// `swift run specs Specs/CartSpec.swift:45`. If the location is unknown, the command filters
    /// by name.
    func rerun(_ command: String, _ places: Places) -> String {
        guard let place = identity.place, place.line > 0 else {
            return "\(command) --filter \(ShellWord.quoted(LiteralPattern.escaped(identity.fullName)))"
        }
        return "\(command) \(ShellWord.quoted(places.text(place)))"
    }
}
