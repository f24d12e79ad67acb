import SpecEvents

/// The groups of a run as shown in reports. Groups of a class that have the same name are one
/// group, wherever their examples are in the stream, because several processes may have run them.
struct ReportTree {
    /// The outermost groups, ordered by the first appearance of their class, and then by their own.
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

    /// The outermost groups of a class; only the class itself if it has examples outside of groups.
    private static func outermost(of group: ReportGroup) -> [ReportGroup] {
        let groups = group.items.compactMap { if case .group(let inner) = $0 { inner } else { nil } }
        return groups.count == group.items.count ? groups : [group]
    }
}

/// A group, its contents, and how its examples ended.
final class ReportGroup {
    enum Item {
        case group(ReportGroup)
        case example(ReportedExample)
    }

    let name: String
    let className: String
    /// Whether it is a use of shared examples, for which Spec provides the beginning of the name.
    let isSharedUse: Bool
    /// The groups and examples, in the order in which they were added.
    private(set) var items: [Item] = []
    /// The counts of its examples at all depths, by how they ended.
    private(set) var tally = Tally()
    /// The tags that all its examples at all depths have in common, sorted.
    private(set) var tags: [String] = []
    private var groups: [String: ReportGroup] = [:]

    /// Its examples at all depths.
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

    /// Counts the examples, and finds and returns the tags that all of them have in common.
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

/// An example and how it ended. It is a class because reports pass it around, and a structure with
/// so many fields would be expensive to copy.
package final class ReportedExample: Sendable {
    package let identity: ExampleIdentity
    package let result: ExampleResult
    package let verdict: Verdict

    /// The name to show instead of its own; `nil` for its own.
    private let otherName: String?

    init(_ identity: ExampleIdentity, _ result: ExampleResult, name: String? = nil) {
        (self.identity, self.result, otherName) = (identity, result, name)
        verdict = result.verdict
    }

    /// Creates the example that ended with an event; `nil` if the event is not the end of one.
    convenience init?(_ event: Event) {
        guard case .exampleFinished(let identity, let result) = event else { return nil }
        self.init(identity, result)
    }

    var name: String { otherName ?? identity.uniqueLastName }
    var tags: [String] { identity.tags ?? [] }
    /// Its failures. If it crashed, exited or was killed, the first failure says so. The location
    /// of that one is where the example crashed or, if that is unknown, where it is declared.
    var failures: [RecordedFailure] {
        guard let end = result.endInWords else { return result.failures }
        let place = result.failures.first(where: \.isPlaceOfCrash)
        let lines = [end, result.reasonOfTrap, place.map { String($0.details) }].compactMap(\.self).filter {
            !$0.isEmpty
        }
        return [RecordedFailure(message: lines.joined(separator: "\n"), location: place?.location ?? identity.location)]
            + result.failures.filter { !$0.isPlaceOfCrash }
    }

    /// The command that runs the example again: `swift run specs Specs/CartSpec.swift:45`, with the
    /// location of its declaration or use of shared examples; with a filter if unknown.
    func rerun(_ command: String, _ places: Places) -> String {
        guard let place = identity.place, place.line > 0 else {
            return "\(command) --filter \(ShellWord.quoted(LiteralPattern.escaped(identity.fullName)))"
        }
        return "\(command) \(ShellWord.quoted(places.text(place)))"
    }
}
