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

    /// What Swift printed as it trapped: `Fatal error: Index out of range`; `nil` if it did not.
    var trap: String? {
        guard status == .crashed else { return nil }
        let lines = (output ?? []).lazy.compactMap { line in
            line.firstRange(of: "Fatal error: ").map { line[$0.lowerBound...] }
        }
        return lines.last.map(String.init)
    }

    /// How and why an example crashed, exited or was killed; `nil` if it did not.
    var endInWords: String? {
        verdict.isFailure && status != .failed ? "\(verdict.word): \(reason ?? "the reason is unknown")" : nil
    }
}
