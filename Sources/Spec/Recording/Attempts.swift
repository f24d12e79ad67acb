import SpecEvents

struct Attempts {
    /// A new object for each attempt, so that failures do not mention pending work of earlier ones.
    private(set) var current = ExampleAttempt()
    var failures: [RecordedFailure] = []
    /// May be set after a failure.
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

    /// If the attempt was skipped without a failure, the failures of the attempt before it count.
    mutating func endLast() {
        guard skipReason != nil, failures.isEmpty, let last = earlier.popLast() else { return }
        failures = last
    }

    mutating func expectFailures() {
        guard !hasFault, !failures.isEmpty else { return }
        (expectedFailures, failures, skipReason) = (failures, [], nil)
    }
}
