import SpecEvents

/// Which examples are asked for. All of them, unless something is set.
struct Selection {
    var filter: NameFilter?
    var tags: TagExpression?
    /// Identifiers of examples.
    var identifiers: Set<String>?
    /// What is asked for, as a message says it; `nil` if all examples are.
    var description: String?

    /// Whether an example is asked for.
    func selects(_ example: ExampleIdentity) -> Bool {
        if let identifiers, !identifiers.contains(example.identifier) { return false }
        if let filter, !filter.matches(example) { return false }
        if let tags, !tags.matches(example.tags ?? []) { return false }
        return true
    }

    /// The examples of a class that are asked for. What is written wrong in a class is told with any of them.
    @MainActor func selected(_ examples: [Example]) -> [Example] {
        guard description != nil else { return examples }
        let selected = examples.filter { selects($0.identity) }
        guard let standIn = examples.first(where: \.isStandIn), identifiers == nil, !selected.isEmpty,
            !selected.contains(where: \.isStandIn)
        else { return selected }
        return [standIn] + selected
    }
}
