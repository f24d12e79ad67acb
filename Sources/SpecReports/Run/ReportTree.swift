import SpecEvents

/// The groups and examples of a run. Groups of a class that have the same path are merged, because
/// their examples may have run in several processes.
struct ReportTree {
    /// The outermost groups, in order of first appearance. Groups of the same class are together.
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

    private static func outermost(of group: ReportGroup) -> [ReportGroup] {
        let groups = group.items.compactMap { if case .group(let inner) = $0 { inner } else { nil } }
        return groups.count == group.items.count ? groups : [group]
    }
}

final class ReportGroup {
    enum Item {
        case group(ReportGroup)
        case example(ReportedExample)
    }

    let name: String
    let className: String
    /// Whether the group uses shared examples. If so, its name begins with `behaves like`.
    let isSharedUse: Bool
    private(set) var items: [Item] = []
    private(set) var tally = Tally()
    /// The tags that all of the group's examples have in common, at any depth, in sorted order.
    private(set) var tags: [String] = []
    private var groups: [String: ReportGroup] = [:]

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

    /// Sets the tally and tags of the group and its subgroups. Call this method once, after adding
    /// all examples. Returns the group's tags.
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

/// This is a class, because a struct with so many fields would be expensive to copy.
package final class ReportedExample: Sendable {
    package let identity: ExampleIdentity
    package let result: ExampleResult
    package let verdict: Verdict

    private let otherName: String?

    init(_ identity: ExampleIdentity, _ result: ExampleResult, name: String? = nil) {
        (self.identity, self.result, otherName) = (identity, result, name)
        verdict = result.verdict
    }

    convenience init?(_ event: Event) {
        guard case .exampleFinished(let identity, let result) = event else { return nil }
        self.init(identity, result)
    }

    var name: String { otherName ?? identity.uniqueLastName }
    var tags: [String] { identity.tags ?? [] }
    /// If the example crashed, exited or timed out, the first failure says so. That failure's
    /// location is where the crash or hang occurred or, if unknown, where the example is declared.
    var failures: [RecordedFailure] {
        guard let end = result.endInWords else { return result.failures }
        let place = result.failures.first(where: \.isPlaceOfCrash)
        let lines = [end, result.trapMessage, place.map { String($0.details) }].compactMap(\.self).filter {
            !$0.isEmpty
        }
        return [RecordedFailure(message: lines.joined(separator: "\n"), location: place?.location ?? identity.location)]
            + result.failures.filter { !$0.isPlaceOfCrash }
    }

    /// Returns a command such as `swift run specs Specs/CartSpec.swift:45`.
    func rerun(_ command: String, _ places: Places) -> String {
        guard let place = identity.place, place.line > 0, !places.source.isRewritten(place.file) else {
            return "\(command) --filter \(ShellWord.quoted(LiteralPattern.of([identity])))"
        }
        return "\(command) \(ShellWord.quoted(places.text(place)))"
    }
}
