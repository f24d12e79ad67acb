import SpecEvents

/// Checks that the events of a recording can follow each other: an example ends after it began, both within a run, and a run
/// ends after it began. Several processes may have written to one recording at the same time.
struct EventOrder {
    /// How many runs began and have not ended.
    private var openRuns = 0
    private var running: Set<String> = []

    mutating func check(_ event: Event) throws {
        switch event {
        case .runStarted: openRuns += 1
        case .exampleStarted(let example):
            guard openRuns > 0 else { throw DescribedError("an example begins, but no run is under way") }
            running.insert(example.identifier)
        case .exampleFinished(let example, let result):
            // An example that the runner does not start has an end only.
            guard running.remove(example.identifier) != nil || result.status == .skipped, openRuns > 0 else {
                throw DescribedError("an example ends that is not running: \(example.fullName)")
            }
        case .runFinished:
            guard openRuns > 0 else { throw DescribedError("a run ends, but none is under way") }
            openRuns -= 1
        case .exampleListed, .otherTestsFound, .stepStarted, .exampleFailed, .phaseStarted, .failedOutsideExamples:
            break
        }
    }
}
