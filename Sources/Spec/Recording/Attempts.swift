import SpecEvents

struct Attempts {
    /// Replaced for each attempt, so that failures do not mention work from earlier attempts.
    private(set) var current = ExampleAttempt()
    var failures: [RecordedFailure] = []
    /// The reason why the last attempt was skipped. It may be set even if the attempt also failed.
    private(set) var skipReason: String?
    private(set) var earlier: [[RecordedFailure]] = []
    private(set) var expectedFailures: [RecordedFailure] = []
    /// Whether there is a failure that neither a retry nor a known issue excuses.
    var hasFault = false

    var number: Int { earlier.count + 1 }
    var hasPassed: Bool { failures.isEmpty && skipReason == nil }

    mutating func skip(_ reason: String) {
        skipReason = skipReason ?? reason
    }

    mutating func beginNext() {
        current = ExampleAttempt()
        earlier.append(failures)
        failures = []
        skipReason = nil
    }

    /// If the last attempt was skipped without a failure, restores the previous attempt's failures.
    mutating func endLast() {
        guard skipReason != nil, failures.isEmpty, let last = earlier.popLast() else { return }
        failures = last
    }

    mutating func expectFailures() {
        guard !hasFault, !failures.isEmpty else { return }
        (expectedFailures, failures, skipReason) = (failures, [], nil)
    }
}
