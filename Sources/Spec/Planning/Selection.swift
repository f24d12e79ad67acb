import SpecEvents

/// The default value selects all examples.
struct Selection {
    var filter: NameFilter?
    var tags: TagExpression?
    var identifiers: Set<String>?
    /// The selection as messages describe it; `nil` if it selects all examples.
    var description: String?

    /// The runner uses the identifiers only to divide the examples among processes.
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

    /// Includes all examples that precede a selected one in its ordered group. Without identifiers,
    /// a class with a selected example also runs the example that reports its mistakes.
    @MainActor func selected(_ examples: [Example]) -> [Example] {
        guard description != nil else { return examples }
        let selected = OrderedGroups.complete(examples, group: \.orderedGroupName) { selects($0.identity) }
        guard let standIn = examples.first(where: \.isStandIn), identifiers == nil, !selected.isEmpty,
            !selected.contains(where: \.isStandIn)
        else { return selected }
        return [standIn] + selected
    }
}
