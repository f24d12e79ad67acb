import SpecEvents

/// Runs an example several times instead of once, as a property does with its cases. A trait sets
/// it; a trait on a group applies to all examples in the group.
package protocol ExampleRepeater: Sendable {
    /// Whether it repeats examples; `false` if it only holds options for other repeaters.
    var repeats: Bool { get }
    /// The time that it adds to an example's limit; `nil` if that depends only on the work to do.
    var time: Duration? { get }

    /// Returns this repeater with the options of an inner one.
    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater

    /// Runs an example as often as needed. `run` runs it once, with a new evaluation and all hooks.
    @MainActor func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun
}

/// What a repeater knows about the example that it runs.
package struct RepeatedExample {
    package var identifier: String
    package var location: CodeLocation?
    /// The seed of the run.
    package var seed: UInt64
    /// The attempt, counted from 1: an example with `.retries` runs again after a failure.
    package var attempt = 1
    /// When the example must have ended, before the runner kills it; `nil` without a runner.
    package var deadline: ContinuousClock.Instant?
}

/// The result of one run of a repeated example, or of all its runs.
package struct RepeatedRun {
    package var failures: [RecordedFailure] = []
    package var skipReason: String?
    /// Whether there is a failure that no trait excuses.
    package var hasFault = false
    /// Attachments for the report.
    package var attachments: [ExampleAttachment] = []
    /// The record whose steps and attachments go into the report; `nil` for that of the last run.
    var record: AnyObject?

    package init() {}

    package init(failure message: String, at location: CodeLocation? = nil, isMisfit: Bool = false) {
        var failure = RecordedFailure(message: message, location: location)
        failure.cause = FailureCause(isMisfit: isMisfit)
        failures = [failure]
    }
}

extension SpecTrait {
    /// Makes `repeater` run the examples.
    package static func repeated(by repeater: any ExampleRepeater) -> SpecTrait {
        SpecTrait { $0.repeater = $0.repeater?.adding(repeater) ?? repeater }
    }
}
