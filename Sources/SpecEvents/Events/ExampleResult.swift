/// The result of running an example.
package struct ExampleResult: Equatable, Sendable {
    /// How an example ends. The runner reports the last three cases, and the test process reports
    /// the others.
    package enum Status: String, Sendable {
        case passed
        case failed
        /// The example did not run, or stopped itself with `XCTSkip`. `reason` says why.
        case skipped
        /// A signal ended the process while the example ran.
        case crashed
        /// The example exceeded its time limit, and the runner killed the process.
        case timedOut
        /// The process exited while the example ran.
        case exited
    }

    package var status: Status
    /// The duration of the hooks and the body in seconds.
    package var duration: Double
    /// The failures in the order in which they were recorded.
    package var failures: [RecordedFailure]
    /// Why the example was skipped, or how its process ended.
    package var reason: String?
    /// The lines that the example printed. Set only by the runner, which reads the output.
    package var output: [String]?
    package var expectedFailures: [RecordedFailure]?
    /// The failures of each attempt before the last one.
    package var earlierAttempts: [[RecordedFailure]]?
    /// The steps of the example, in the order in which they ended.
    package var steps: [ExampleStep]?
    package var attachments: [ExampleAttachment]?
    package var snapshots: [SnapshotUse]?

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

    /// The result to write in an event. It omits the failures, which earlier events reported.
    package var withoutFailures: ExampleResult {
        var result = self
        result.failures = []
        result.earlierAttempts = nil
        result.expectedFailures = expectedFailures.map { _ in [] }
        return result
    }

    /// Whether this result fails the run.
    package var isFailure: Bool { status != .passed && status != .skipped }
    /// Whether the example passed, but not on the first attempt.
    package var isFlaky: Bool { status == .passed && earlierAttempts != nil }
    package var isKnownIssue: Bool { expectedFailures != nil }
}

/// A named part of an example.
package struct ExampleStep: Equatable, Sendable {
    package var name: String
    /// The number of enclosing steps.
    package var level: Int
    /// The duration in seconds.
    package var duration: Double
    package var hasFailed: Bool

    package init(name: String, level: Int, duration: Double, hasFailed: Bool) {
        self.name = name
        self.level = level
        self.duration = duration
        self.hasFailed = hasFailed
    }
}
