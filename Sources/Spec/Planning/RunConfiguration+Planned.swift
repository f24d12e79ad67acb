import SpecEvents

extension RunConfiguration {
    /// The examples of a class that this process runs, in the order in which it runs them.
    ///
    /// - Parameter dealer: Deals out the examples of all classes, one class after the other; `nil` if there are no parts.
    @MainActor func planned(_ examples: [Example], _ dealer: inout Shard.Dealer?) -> [Example] {
        let selected = selection.selected(examples)
        return order.ordered(selected.filter { dealer?.deal(orderedGroup: $0.orderedGroupName) ?? true })
    }
}
