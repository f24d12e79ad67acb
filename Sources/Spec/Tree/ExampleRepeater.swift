import SpecEvents

/// Runs an example several times, such as once for each case of a property.
package protocol ExampleRepeater: Sendable {
    /// `false` if the repeater only holds options for other repeaters.
    var repeats: Bool { get }
    /// The time to add to an example's time limit.
    var time: Duration? { get }

    /// Returns this repeater combined with the options of an inner repeater.
    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater

    /// `run` runs the example once, with new variables and all hooks.
    @MainActor func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun
}

package struct RepeatedExample {
    package var identifier: String
    package var location: CodeLocation?
    package var seed: UInt64
    /// Counted from 1.
    package var attempt = 1
    /// Shortly before the runner kills the process; `nil` without a runner.
    package var deadline: ContinuousClock.Instant?
}

/// The result of one run of a repeated example, or of all its runs.
package struct RepeatedRun {
    package var failures: [RecordedFailure] = []
    package var skipReason: String?
    /// Whether a failure occurred that no trait excuses.
    package var hasFault = false
    package var attachments: [ExampleAttachment] = []
    /// The record whose steps and attachments the report shows; `nil` for that of the last run.
    var record: AnyObject?

    package init() {}

    package init(failure message: String, at location: CodeLocation? = nil, isMisfit: Bool = false) {
        var failure = RecordedFailure(message: message, location: location)
        failure.cause = FailureCause(isMisfit: isMisfit)
        failures = [failure]
    }
}

extension SpecTrait {
    package static func repeated(by repeater: any ExampleRepeater) -> SpecTrait {
        SpecTrait { $0.repeater = $0.repeater?.adding(repeater) ?? repeater }
    }
}
