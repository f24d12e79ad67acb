import SpecEvents

/// A type that runs an example several times, such as once for each case of a property. A trait
/// sets the repeater for an example or for all examples in a group.
package protocol ExampleRepeater: Sendable {
    /// Whether the repeater repeats examples; `false` if it only holds options for other repeaters.
    var repeats: Bool { get }
    /// The time to add to an example's time limit; `nil` to add none.
    var time: Duration? { get }

    /// Returns this repeater combined with the options of an inner repeater.
    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater

    /// Runs an example repeatedly. `run` runs the example once, with new variables and all hooks.
    @MainActor func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun
}

/// The information that a repeater receives about its example.
package struct RepeatedExample {
    package var identifier: String
    package var location: CodeLocation?
    package var seed: UInt64
    /// The number of the attempt, counted from 1. The trait `.retries` allows several attempts.
    package var attempt = 1
    /// The deadline of the example, shortly before the runner kills the process; `nil` without a
    /// runner.
    package var deadline: ContinuousClock.Instant?
}

/// The result of one run of a repeated example, or of all its runs.
package struct RepeatedRun {
    package var failures: [RecordedFailure] = []
    package var skipReason: String?
    /// Whether a failure occurred that no trait excuses.
    package var hasFault = false
    package var attachments: [ExampleAttachment] = []
    /// The record whose steps and attachments the report shows; `nil` to use the record of the last
    /// run.
    var record: AnyObject?

    package init() {}

    package init(failure message: String, at location: CodeLocation? = nil, isMisfit: Bool = false) {
        var failure = RecordedFailure(message: message, location: location)
        failure.cause = FailureCause(isMisfit: isMisfit)
        failures = [failure]
    }
}

extension SpecTrait {
    /// Returns a trait that makes `repeater` run the examples.
    package static func repeated(by repeater: any ExampleRepeater) -> SpecTrait {
        SpecTrait { $0.repeater = $0.repeater?.adding(repeater) ?? repeater }
    }
}
