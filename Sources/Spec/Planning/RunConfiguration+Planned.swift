import SpecEvents

extension RunConfiguration {
    /// The examples of a class that this process runs, in the order in which it runs them.
    ///
    /// - Parameters:
    ///   - dealer: Assigns the examples of all classes to shards, one class after the other; `nil` without shards.
    ///   - takesTestMethods: Whether Bazel's variables do not apply to the test methods, because the test runner has applied
    ///     them.
    @MainActor func planned(
        _ examples: [Example],
        _ dealer: inout Shard.Dealer?,
        takesTestMethods: Bool = false
    ) -> [Example] {
        if takesTestMethods, isBazels, examples.contains(where: \.isTestMethod) {
            return planned(examples.filter { !$0.isTestMethod }, &dealer) + examples.filter(\.isTestMethod)
        }
        let selected = selection.selected(examples)
        // Without shards the list stays the one that the plan has, and takes no memory of its own.
        guard dealer != nil else { return order.ordered(selected) }
        return order.ordered(selected.filter { dealer?.deal(orderedGroup: $0.orderedGroupName) ?? true })
    }
}
