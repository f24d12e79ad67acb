/// How an example ended.
package struct ExampleResult: Hashable, Sendable {
    /// The ways to end. The first three are said by the example's own process, the others by whoever watched it.
    package enum Status: String, Sendable {
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
    package var status: Status
    /// How long hooks and body took, in seconds.
    package var duration: Double
    /// What failed, in the order in which it failed.
    package var failures: [RecordedFailure]
    /// Why it was skipped, or what ended its process.
    package var reason: String?
    /// What it printed, line by line; known only to whoever reads the process's output.
    package var output: [String]?
    /// The failures of an example that has to fail.
    package var expectedFailures: [RecordedFailure]?
    /// What failed in the attempts before the last one.
    package var earlierAttempts: [[RecordedFailure]]?
    /// Its steps, in the order in which they ended.
    package var steps: [ExampleStep]?
    /// What it left for its readers.
    package var attachments: [ExampleAttachment]?

    /// Makes a result; `duration` is in seconds.
    package init(
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
    package var isFailure: Bool { status != .passed && status != .skipped }
    /// Whether it passed, but not at the first attempt.
    package var isFlaky: Bool { status == .passed && earlierAttempts != nil }
    /// Whether it failed as it has to.
    package var isKnownIssue: Bool { expectedFailures != nil }
}
