import SpecEvents

/// A selection of examples. The default value selects all examples.
struct Selection {
    var filter: NameFilter?
    var tags: TagExpression?
    var identifiers: Set<String>?
    /// A description for messages, or `nil` if the selection includes all examples.
    var description: String?

    /// This selection without the identifiers, which only divide the examples among processes.
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

    /// Returns the selected examples and the examples that precede them in their ordered groups. If
    /// the selection has no identifiers, and any examples are selected, the result also includes
    /// the example that reports the class's mistakes.
    @MainActor func selected(_ examples: [Example]) -> [Example] {
        guard description != nil else { return examples }
        let selected = OrderedGroups.complete(examples, group: \.orderedGroupName) { selects($0.identity) }
        guard let standIn = examples.first(where: \.isStandIn), identifiers == nil, !selected.isEmpty,
            !selected.contains(where: \.isStandIn)
        else { return selected }
        return [standIn] + selected
    }
}
