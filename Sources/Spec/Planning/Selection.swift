import SpecEvents

/// The selection of examples. Selects all examples by default.
struct Selection {
    var filter: NameFilter?
    var tags: TagExpression?
    var identifiers: Set<String>?
    /// The selection in a message; `nil` if it selects all examples.
    var description: String?

    /// The same without the identifiers, which only assign parts to the runner's processes.
    var forAllProcesses: Selection {
        var selection = self
        selection.identifiers = nil
        return selection
    }

    func selects(_ example: ExampleIdentity) -> Bool {
        if let identifiers, !identifiers.contains(example.identifier) { return false }
        if let filter, !filter.matches(example) { return false }
        if let tags, !tags.matches(example.tags ?? []) { return false }
        return true
    }

    /// The selected examples of a class, and the earlier ones of their ordered groups. The example
    /// that reports the class's mistakes is selected with any of them, except by identifiers.
    @MainActor func selected(_ examples: [Example]) -> [Example] {
        guard description != nil else { return examples }
        let selected = OrderedGroups.complete(examples, group: \.orderedGroupName) { selects($0.identity) }
        guard let standIn = examples.first(where: \.isStandIn), identifiers == nil, !selected.isEmpty,
            !selected.contains(where: \.isStandIn)
        else { return selected }
        return [standIn] + selected
    }
}
