import SpecEvents
import SpecReports

/// Collects what the runner remembers of a run, by bundle.
final class OutcomeCollector: Reporter {
    /// The outcomes by the index of the bundle.
    private(set) var outcomes: [Int: [LastRun.Outcome]] = [:]
    private let bundleIndex: (ExampleIdentity) -> Int

    init(bundleIndex: @escaping (ExampleIdentity) -> Int) {
        self.bundleIndex = bundleIndex
    }

    func report(_ event: Event) {
        guard case .exampleFinished(let example, let result) = event,
            let outcome = LastRun.Outcome(example, result)
        else { return }
        outcomes[bundleIndex(example), default: []].append(outcome)
    }
}
