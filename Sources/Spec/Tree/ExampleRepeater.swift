import SpecEvents

/// A type that runs an example several times, such as once for each case of a property.
package protocol ExampleRepeater: Sendable {
    /// Whether this repeater runs examples. If not, it only holds options for other repeaters.
    var repeats: Bool { get }
    /// The time to add to an example's time limit, if any.
    var time: Duration? { get }

    /// Returns this repeater combined with the options of an inner repeater.
    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater

    /// Runs an example repeatedly by calling `run`, which uses new variables and runs all hooks.
    @MainActor func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun
}

package struct RepeatedExample {
    package var identifier: String
    package var location: CodeLocation?
    package var seed: UInt64
    package var attempt = 1
    /// A time shortly before the runner kills the process, or `nil` if there is no runner.
    package var deadline: ContinuousClock.Instant?
}

/// The result of one run of a repeated example, or of all of its runs together.
package struct RepeatedRun {
    package var failures: [RecordedFailure] = []
    package var skipReason: String?
    /// Whether there was a failure that no trait excuses.
    package var hasFault = false
    package var attachments: [ExampleAttachment] = []
    /// The record with the steps and attachments to report, or `nil` to use the last run's record.
    var record: AnyObject?

    package init() {}

    package init(failure message: String, at location: CodeLocation? = nil, isStale: Bool = false) {
        var failure = RecordedFailure(message: message, location: location)
        failure.cause = FailureCause(isStale: isStale)
        failures = [failure]
    }
}

extension SpecTrait {
    package static func repeated(by repeater: any ExampleRepeater) -> SpecTrait {
        SpecTrait { $0.repeater = $0.repeater?.adding(repeater) ?? repeater }
    }
}
