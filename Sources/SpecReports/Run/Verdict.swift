import SpecEvents

/// How an example ended, from the reader's view: an example that passes at the second attempt is
/// flaky, and a known issue is neither passed nor failed.
package enum Verdict: String, CaseIterable, Sendable {
    case passed, flaky, knownIssue, skipped, failed, crashed, timedOut, exited

    /// The letters of all cases in files of the history.
    private static let letters = Array("prksfcte".utf8)

    /// The letter of a case in files of the history.
    var letter: Character {
        Character(Unicode.Scalar(Self.letters[Self.allCases.firstIndex(of: self) ?? 0]))
    }

    init?(letter: UInt8) {
        guard let index = Self.letters.firstIndex(of: letter) else { return nil }
        self = Self.allCases[index]
    }

    var word: String {
        switch self {
        case .knownIssue: "known issue"
        case .timedOut: "timed out"
        default: rawValue
        }
    }

    /// The text after a number of such examples.
    var counting: String {
        self == .knownIssue ? "%1 known issue|%1 known issues" : "%1 \(word)"
    }

    /// Whether such an example fails the run.
    var isFailure: Bool {
        switch self {
        case .passed, .flaky, .knownIssue, .skipped: false
        case .failed, .crashed, .timedOut, .exited: true
        }
    }
}

extension ExampleResult {
    /// How it ended, from the reader's view.
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

    /// Why it trapped, as Swift prints it: `Fatal error: Index out of range`; `nil` otherwise.
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
