import SpecEvents

/// The attempts to run an example: what failed in the current one, and in those before.
struct Attempts {
    /// What an earlier attempt has left pending does not explain a failure of the current one.
    private(set) var current = ExampleAttempt()
    /// The failures of the current attempt.
    var failures: [RecordedFailure] = []
    /// Why the current attempt was skipped, perhaps after it had failed.
    private(set) var skipReason: String?
    private(set) var earlier: [[RecordedFailure]] = []
    /// The failures of a known issue.
    private(set) var expectedFailures: [RecordedFailure] = []
    /// Whether there is a failure that neither another attempt nor a known issue excuses.
    var hasFault = false

    /// Which attempt is the current one, counted from 1.
    var number: Int { earlier.count + 1 }
    var hasPassed: Bool { failures.isEmpty && skipReason == nil }
    /// Whether an example with a known issue has passed.
    var isKnownIssueGone: Bool { !hasFault && hasPassed }

    /// How the failures are repeated: as the first one says. None is known where all say only that this run does not fit.
    var replay: Replay? {
        let replays = (earlier.joined() + failures).map(\.cause.replay)
        return replays.contains { $0 != .misfit }
            ? replays.lazy.compactMap(\.self).first { $0 != .misfit } : replays.first ?? nil
    }

    mutating func skip(_ reason: String) {
        skipReason = skipReason ?? reason
    }

    /// Keeps the failures as those of an earlier attempt; the next attempt begins without any.
    mutating func beginNext() {
        current = ExampleAttempt()
        earlier.append(failures)
        failures = []
        skipReason = nil
    }

    /// Ends the last attempt. If it was skipped, the failures of the attempt before it count.
    mutating func endLast() {
        guard skipReason != nil, failures.isEmpty, let last = earlier.popLast() else { return }
        failures = last
    }

    /// Expects the failures, because the example has a known issue.
    mutating func expectFailures() {
        guard !hasFault, !failures.isEmpty else { return }
        (expectedFailures, failures, skipReason) = (failures, [], nil)
    }
}
