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

/// An example and how it ended; an object, because reports hand it around and a value of so many parts is dear to copy.
final class ReportedExample {
    let identity: ExampleIdentity
    let result: ExampleResult
    let verdict: Verdict

    init(_ identity: ExampleIdentity, _ result: ExampleResult) {
        self.identity = identity
        self.result = result
        verdict = result.verdict
    }

    var name: String { identity.names.last ?? identity.identifier }
    var tags: [String] { identity.tags ?? [] }
    /// Its failures; one that did not end by itself fails in that first of all, where it crashed if that is known, or else
    /// at its own place.
    var failures: [RecordedFailure] {
        guard let end = result.endInWords else { return result.failures }
        let place = result.failures.first(where: \.isPlaceOfCrash)?.location ?? identity.location
        return [RecordedFailure(message: end, location: place)] + result.failures.filter { !$0.isPlaceOfCrash }
    }
}
