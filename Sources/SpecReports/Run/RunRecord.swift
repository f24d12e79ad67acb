import SpecEvents

/// What a report that is written at the end has to remember of a run.
struct RunRecord {
    /// The examples that ended, in the order in which they did.
    private(set) var examples: [ReportedExample] = []
    private(set) var tree = ReportTree()
    /// What failed without an example to answer for it.
    private(set) var failuresOutsideExamples: [RecordedFailure] = []
    /// What a random order was made of.
    private(set) var seed: UInt64?

    mutating func note(_ event: Event) {
        switch event {
        case .runStarted(_, let seed, _): self.seed = self.seed ?? seed
        case .exampleFinished(let identity, let result):
            let example = ReportedExample(identity, result)
            examples.append(example)
            tree.add(example)
        case .failedOutsideExamples(let failure): failuresOutsideExamples.append(failure)
        case .exampleListed, .phaseStarted, .exampleStarted, .stepStarted, .runFinished: break
        }
    }
}
