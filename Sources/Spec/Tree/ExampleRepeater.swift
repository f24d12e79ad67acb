import SpecEvents

/// Runs an example several times in place of once, as a property does for its cases. A trait
/// carries it, and that of a group applies to all examples in the group.
package protocol ExampleRepeater: Sendable {
    /// Whether it repeats examples. One that only has options for others does not.
    var repeats: Bool { get }
    /// How long it runs an example on purpose, besides the time limit of the example; `nil` if only work decides that.
    var time: Duration? { get }

    /// This one with the options of one that is declared further in.
    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater

    /// Runs an example as often as needed.
    ///
    /// - Parameters:
    ///   - example: The example.
    ///   - run: Runs it once, with a new evaluation of the spec and with all hooks.
    @MainActor func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun
}

/// What a repeater knows of an example.
package struct RepeatedExample {
    package var identifier: String
    package var location: CodeLocation?
    /// The seed of the run.
    package var seed: UInt64
    /// Which attempt this is, counted from 1: an example with `.retries` runs again after a failure.
    package var attempt = 1
    /// When it should have ended, because a runner ends the process soon after; `nil` without a runner.
    package var deadline: ContinuousClock.Instant?
}

/// How one run of an example ended, or all of them.
package struct RepeatedRun {
    package var failures: [RecordedFailure] = []
    package var skipReason: String?
    /// Whether there is a failure that no trait excuses.
    package var hasFault = false
    /// What to add to the report.
    package var attachments: [ExampleAttachment] = []
    /// The record of the run, whose steps and attachments the report gets; `nil` for those of the last run.
    var record: AnyObject?

    package init() {}

    package init(failure message: String, at location: CodeLocation? = nil, replay: Replay? = nil) {
        var failure = RecordedFailure(message: message, location: location)
        failure.cause = FailureCause(replay: replay)
        failures = [failure]
    }
}

extension SpecTrait {
    /// Lets `repeater` run the examples.
    package static func repeated(by repeater: any ExampleRepeater) -> SpecTrait { SpecTrait(.repeated(repeater)) }
}
