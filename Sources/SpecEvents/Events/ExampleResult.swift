/// How an example ended.
public struct ExampleResult: Hashable, Sendable {
    /// The ways to end. The first three are said by the example's own process, the others by whoever watched it.
    public enum Status: String, Sendable {
        /// It ran to its end without a failure.
        case passed
        /// It ran and at least one failure was recorded.
        case failed
        /// It did not run, or stopped itself with `XCTSkip`; `reason` says why.
        case skipped
        /// A signal ended the process while it ran.
        case crashed
        /// It took longer than it may, and did not end by itself.
        case timedOut
        /// The process left with a status of its own choice while it ran.
        case exited
    }

    /// How it ended.
    public var status: Status
    /// How long hooks and body took, in seconds.
    public var duration: Double
    /// What failed, in the order in which it failed.
    public var failures: [RecordedFailure]
    /// Why it was skipped, or what ended its process.
    public var reason: String?
    /// What it printed, line by line; known only to whoever reads the process's output.
    public var output: [String]?
    /// The failures of an example that has to fail.
    public var expectedFailures: [RecordedFailure]?
    /// What failed in the attempts before the last one.
    public var earlierAttempts: [[RecordedFailure]]?
    /// Its steps, in the order in which they ended.
    public var steps: [ExampleStep]?
    /// What it left for its readers.
    public var attachments: [ExampleAttachment]?

    /// Makes a result; `duration` is in seconds.
    public init(
        status: Status,
        duration: Double,
        failures: [RecordedFailure] = [],
        reason: String? = nil,
        output: [String]? = nil
    ) {
        self.status = status
        self.duration = duration
        self.failures = failures
        self.reason = reason
        self.output = output
    }

    /// Whether a run with this result in it is red.
    public var isFailure: Bool { status != .passed && status != .skipped }
    /// Whether it passed, but not at the first attempt.
    public var isFlaky: Bool { status == .passed && earlierAttempts != nil }
    /// Whether it failed as it has to.
    public var isKnownIssue: Bool { expectedFailures != nil }
}
