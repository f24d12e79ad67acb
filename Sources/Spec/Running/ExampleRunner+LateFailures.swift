import SpecEvents

/// What is known to have failed only when the example has run: expectations that nothing has judged, and failures on other threads.
extension ExampleRunner {
    /// Takes the expectations without a matcher. Each is a fault: it is wrong in every attempt, and no known issue.
    func recordPendingExpectations(after ticket: UInt64) {
        PendingExpectations.take(after: ticket, excusedUpTo: record.lastExcusedExpectation).map(\.failure)
            .forEach(record.recordFault)
    }

    /// Assigns stray failures to this example, or to the run. The place of a failure is weak evidence of its owner, so
    /// no trait of the example excuses it.
    func settleStrayFailures() {
        for stray in record.takeStrays() {
            let hookPlaces = levels.flatMap { $0.hooks.map(\.place) }
            switch stray.origin(during: example, hooks: hookPlaces) {
            case .own: record.recordFault(stray.failure)
            case .unknown where stray.isOnMainThread: record.recordFault(stray.failure)
            case .unknown: Self.reportStray(stray.failure, of: example, besides: nil)
            case .other(let name): Self.reportStray(stray.failure, of: example, besides: name)
            }
        }
    }

    static func reportStray(_ failure: RecordedFailure, of example: Example, besides other: String?) {
        FailureOutsideExamples.report(Misuse.strayFailure(failure, during: example.name, besides: other).failure)
    }
}
