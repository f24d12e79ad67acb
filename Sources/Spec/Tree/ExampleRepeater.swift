import SpecEvents

/// Runs an example several times instead of once, as a property does for its cases. A trait
/// carries it, and a group's trait applies to all examples in the group.
package protocol ExampleRepeater: Sendable {
    /// Whether it repeats examples; `false` if it only has options for others.
    var repeats: Bool { get }
    /// How long it runs an example on purpose, beyond the time limit; `nil` if only work decides.
    var time: Duration? { get }

    /// This one with the options of an inner one.
    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater

    /// Runs an example as often as needed.
    ///
    /// - Parameters:
    ///   - example: The example.
    ///   - run: Runs it once, with a new evaluation of the spec and all hooks.
    @MainActor func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun
}

/// The facts about an example for its repeater.
package struct RepeatedExample {
    package var identifier: String
    package var location: CodeLocation?
    /// The seed of the run.
    package var seed: UInt64
    /// The attempt, counted from 1: an example with `.retries` runs again after a failure.
    package var attempt = 1
    /// The deadline before the runner ends the process; `nil` without a runner.
    package var deadline: ContinuousClock.Instant?
}

/// The end of one run of an example, or of all of them.
package struct RepeatedRun {
    package var failures: [RecordedFailure] = []
    package var skipReason: String?
    /// Whether there is a failure that no trait excuses.
    package var hasFault = false
    /// Attachments for the report.
    package var attachments: [ExampleAttachment] = []
    /// The record whose steps and attachments the report gets; `nil` for the last run's.
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
