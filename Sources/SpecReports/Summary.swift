import SpecEvents

/// What a run came to: the counts, and all that failed.
public struct Summary: Sendable {
    /// An example that failed, in whichever way.
    public typealias FailedExample = (example: ExampleIdentity, result: ExampleResult)

    /// How many examples passed.
    public private(set) var passed = 0
    /// How many did not run, or stopped themselves.
    public private(set) var skipped = 0
    /// The examples that failed, crashed or left, in the order in which they ended.
    public private(set) var failed: [FailedExample] = []
    /// What failed without an example to answer for it.
    public private(set) var failuresOutsideExamples: [RecordedFailure] = []
    /// How long the run took, in seconds; set by whoever ran it.
    public var duration = 0.0

    /// An empty summary.
    public init() {}

    /// Counts an event.
    public mutating func count(_ event: Event) {
        switch event {
        case .exampleFinished(let example, let result) where result.isFailure: failed.append((example, result))
        case .exampleFinished(_, let result) where result.status == .skipped: skipped += 1
        case .exampleFinished: passed += 1
        case .failedOutsideExamples(let failure): failuresOutsideExamples.append(failure)
        case .exampleListed, .exampleStarted, .stepStarted, .runStarted, .runFinished: break
        }
    }

    /// How many examples ended, in whichever way.
    public var exampleCount: Int { passed + skipped + failed.count }
    /// Whether nothing failed.
    public var isSuccess: Bool { failed.isEmpty && failuresOutsideExamples.isEmpty }
}
