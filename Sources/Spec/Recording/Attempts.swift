import SpecEvents

/// The attempts to run an example, with the failures of each attempt.
struct Attempts {
    /// The current attempt. Each attempt is a new object, so that its failures do not mention work
    /// that earlier attempts left pending.
    private(set) var current = ExampleAttempt()
    /// The failures of the current attempt.
    var failures: [RecordedFailure] = []
    /// Why the current attempt was skipped, possibly after a failure.
    private(set) var skipReason: String?
    private(set) var earlier: [[RecordedFailure]] = []
    private(set) var expectedFailures: [RecordedFailure] = []
    /// Whether there is a failure that neither a retry nor a known issue excuses.
    var hasFault = false

    /// The number of the current attempt, counted from 1.
    var number: Int { earlier.count + 1 }
    var hasPassed: Bool { failures.isEmpty && skipReason == nil }

    mutating func skip(_ reason: String) {
        skipReason = skipReason ?? reason
    }

    /// Begins the next attempt, and keeps the failures so far as an earlier attempt's failures.
    mutating func beginNext() {
        current = ExampleAttempt()
        earlier.append(failures)
        failures = []
        skipReason = nil
    }

    /// Ends the last attempt. If it was skipped without a failure, the failures of the attempt
    /// before it count instead.
    mutating func endLast() {
        guard skipReason != nil, failures.isEmpty, let last = earlier.popLast() else { return }
        failures = last
    }

    /// Marks the failures as expected, because the example has a known issue. Does nothing if there
    /// is a fault.
    mutating func expectFailures() {
        guard !hasFault, !failures.isEmpty else { return }
        (expectedFailures, failures, skipReason) = (failures, [], nil)
    }
}
