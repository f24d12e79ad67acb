/// How an example ended.
public struct ExampleResult: Hashable, Codable, Sendable {
    /// The ways to end. The first three are said by the example's own process, the others by whoever watched it.
    public enum Status: String, Codable, Sendable {
        /// It ran to its end without a failure.
        case passed
        /// It ran and at least one failure was recorded.
        case failed
        /// It did not run, or stopped itself with `XCTSkip`; `reason` says why.
        case skipped
        /// A signal ended the process while it ran.
        case crashed
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
}
