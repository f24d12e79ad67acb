import SpecEvents

/// The selection of examples. Selects all examples by default.
struct Selection {
    var filter: NameFilter?
    var tags: TagExpression?
    var identifiers: Set<String>?
    /// The selection as messages describe it; `nil` if it selects all examples.
    var description: String?

    /// The same selection without the identifiers, which only divide the examples among the
    /// runner's processes.
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

    /// Returns the selected examples of a class, and those that precede them in their ordered
    /// groups. If there are any, the example that reports the mistakes in the class is selected,
    /// too, unless the selection is by identifiers.
    @MainActor func selected(_ examples: [Example]) -> [Example] {
        guard description != nil else { return examples }
        let selected = OrderedGroups.complete(examples, group: \.orderedGroupName) { selects($0.identity) }
        guard let standIn = examples.first(where: \.isStandIn), identifiers == nil, !selected.isEmpty,
            !selected.contains(where: \.isStandIn)
        else { return selected }
        return [standIn] + selected
    }
}
