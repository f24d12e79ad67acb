package struct ExampleResult: Equatable, Sendable {
    /// The runner reports the last three statuses, and the test process reports the others.
    package enum Status: String, Sendable {
        case passed
        case failed
        /// The example did not run, or it skipped itself with `XCTSkip`.
        case skipped
        /// A signal ended the process while the example ran.
        case crashed
        case timedOut
        /// The process exited while the example ran.
        case exited
    }

    package var status: Status
    /// In seconds, including the time that hooks take.
    package var duration: Double
    package var failures: [RecordedFailure]
    /// Why the example was skipped, why it is a known issue, or how its process ended.
    package var reason: String?
    /// The lines that the process printed while the example ran. Set only by the runner.
    package var output: [String]?
    package var expectedFailures: [RecordedFailure]?
    package var earlierAttempts: [[RecordedFailure]]?
    /// In the order in which the steps ended.
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

    /// A copy for an `exampleFinished` event. It omits the failures that earlier events reported.
    package var withoutFailures: ExampleResult {
        var result = self
        result.failures = []
        result.earlierAttempts = nil
        result.expectedFailures = expectedFailures.map { _ in [] }
        return result
    }

    package var isFailure: Bool { status != .passed && status != .skipped }
    package var isFlaky: Bool { status == .passed && earlierAttempts != nil }
    package var isKnownIssue: Bool { expectedFailures != nil }
}

package struct ExampleStep: Equatable, Sendable {
    package var name: String
    /// The number of enclosing steps.
    package var level: Int
    /// In seconds.
    package var duration: Double
    package var hasFailed: Bool

    package init(name: String, level: Int, duration: Double, hasFailed: Bool) {
        self.name = name
        self.level = level
        self.duration = duration
        self.hasFailed = hasFailed
    }
}
