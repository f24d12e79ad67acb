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

    /// How an example ended that did not end by itself, and why; `nil` if it did.
    var endInWords: String? {
        verdict.isFailure && status != .failed ? "\(verdict.word): \(reason ?? "the reason is unknown")" : nil
    }
}
