import SpecEvents

/// The examples of a run, for a report that is written at its end.
struct RunRecord {
    /// The examples that ended, in the order in which they did.
    private(set) var examples: [ReportedExample] = []
    private(set) var tree = ReportTree()

    /// Keeps the event if an example ended.
    ///
    /// - Returns: The example.
    @discardableResult
    mutating func note(_ event: Event) -> ReportedExample? {
        guard case .exampleFinished(let identity, let result) = event else { return nil }
        let example = ReportedExample(identity, result)
        examples.append(example)
        tree.add(example)
        return example
    }
}
