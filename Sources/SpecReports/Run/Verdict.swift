import SpecEvents

/// An example's result, as reports show it. An example that passes only on a later attempt is
/// flaky. A known issue neither passes nor fails.
package enum Verdict: String, CaseIterable, Sendable {
    case passed, flaky, knownIssue, skipped, failed, crashed, timedOut, exited

    /// The letters that represent the cases in history files, in the same order as the cases.
    private static let letters = Array("prksfcte".utf8)

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

    var counting: String {
        self == .knownIssue ? "%1 known issue|%1 known issues" : "%1 \(word)"
    }

    var isFailure: Bool {
        switch self {
        case .passed, .flaky, .knownIssue, .skipped: false
        case .failed, .crashed, .timedOut, .exited: true
        }
    }
}

extension ExampleResult {
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

    var attemptCount: Int { (earlierAttempts?.count ?? 0) + 1 }

    var trapMessage: String? {
        guard status == .crashed, let output else { return nil }
        return output.lazy.compactMap { line in
            line.firstRange(of: "Fatal error: ").map { String(line[$0.lowerBound...]) }
        }.last
    }

    var endInWords: String? {
        verdict.isFailure && status != .failed ? "\(verdict.word): \(reason ?? "the reason is unknown")" : nil
    }
}
