import SpecEvents

/// What a run came to: the counts, and all that failed.
package struct Summary: Sendable {
    /// An example that ended, and how.
    package typealias FinishedExample = (example: ExampleIdentity, result: ExampleResult)

    /// How many examples passed, flaky ones and known issues among them.
    package private(set) var passed = 0
    /// How many did not run, or stopped themselves.
    package private(set) var skipped = 0
    /// The reasons for which they did not.
    package private(set) var skipReasons: Set<String> = []
    /// The examples that failed, crashed or left, in the order in which they ended.
    package private(set) var failed: [FinishedExample] = []
    /// The examples that passed, but not at the first attempt.
    package private(set) var flaky: [FinishedExample] = []
    /// How many failed as they have to.
    package private(set) var knownIssues = 0
    /// What a random order was made of; `nil` if the order was not random.
    package private(set) var seed: UInt64?
    /// What failed without an example to answer for it.
    package private(set) var failuresOutsideExamples: [RecordedFailure] = []
    /// How long the run took, in seconds; set by whoever ran it.
    package var duration = 0.0

    /// An empty summary.
    package init() {}

    /// Counts an event.
    package mutating func count(_ event: Event) {
        switch event {
        case .exampleFinished(let example, let result): count(example, result)
        case .failedOutsideExamples(let failure): failuresOutsideExamples.append(failure)
        case .runStarted(_, let seed, _): self.seed = self.seed ?? seed
        case .exampleListed, .phaseStarted, .exampleStarted, .stepStarted, .runFinished: break
        }
    }

    private mutating func count(_ example: ExampleIdentity, _ result: ExampleResult) {
        switch result.verdict {
        case .failed, .crashed, .timedOut, .exited: failed.append((example, result))
        case .skipped:
            skipped += 1
            skipReasons.insert(result.reason ?? "")
        case .passed: passed += 1
        case .knownIssue:
            passed += 1
            knownIssues += 1
        case .flaky:
            passed += 1
            flaky.append((example, result))
        }
    }

    /// Puts what failed, and what was flaky, in the order of a list: for examples that ended in another.
    package mutating func sort(like examples: [ExampleIdentity]) {
        let positions = Dictionary(
            examples.enumerated().map { ($1.identifier, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let position: (FinishedExample) -> Int = { positions[$0.example.identifier] ?? .max }
        failed.sort { position($0) < position($1) }
        flaky.sort { position($0) < position($1) }
    }

    /// How many examples ended, in whichever way.
    package var exampleCount: Int { passed + skipped + failed.count }
    /// Whether nothing failed.
    package var isSuccess: Bool { failed.isEmpty && failuresOutsideExamples.isEmpty }
}
