import SpecEvents

/// The examples of a run, for a report that is written at its end.
struct RunRecord {
    /// The examples that ended, in the order in which they did.
    private(set) var all: [ReportedExample] = []
    /// Those of them that the report shows.
    private(set) var examples: [ReportedExample] = []
    private(set) var tree = ReportTree()
    /// The example as the report shows it; `nil` if it does not.
    var shown: (ReportedExample) -> ReportedExample? = { $0 }

    /// Keeps the event if an example ended.
    ///
    /// - Returns: The example, if the report shows it.
    @discardableResult
    mutating func note(_ event: Event) -> ReportedExample? {
        guard case .exampleFinished(let identity, let result) = event else { return nil }
        let ended = ReportedExample(identity, result)
        all.append(ended)
        guard let example = shown(ended) else { return nil }
        examples.append(example)
        tree.add(example)
        return example
    }
}
