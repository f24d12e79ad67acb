import SpecEvents

extension ExampleResult {
    /// How it ended, for a reader.
    var verdict: Verdict {
        switch status {
        case .passed: isKnownIssue ? .knownIssue : isFlaky ? .flaky : .passed
        case .failed: .failed
        case .skipped: .skipped
        case .crashed: .crashed
        case .timedOut: .timedOut
        case .exited: .exited
        }
    }

    /// How often it ran.
    var attemptCount: Int { (earlierAttempts?.count ?? 0) + 1 }

    /// Why it trapped, as Swift prints it: `Fatal error: Index out of range`; `nil` if nothing was printed.
    var reasonOfTrap: String? {
        guard status == .crashed, let output else { return nil }
        return output.lazy.compactMap { line in
            line.firstRange(of: "Fatal error: ").map { String(line[$0.lowerBound...]) }
        }.last
    }

    /// How and why an example crashed, exited or was killed; `nil` if it did not.
    var endInWords: String? {
        verdict.isFailure && status != .failed ? "\(verdict.word): \(reason ?? "the reason is unknown")" : nil
    }
}
