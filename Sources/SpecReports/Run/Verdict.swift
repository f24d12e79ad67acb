/// How an example ended, for a reader: an example that passes at the second attempt is flaky, and a known issue is neither
/// passed nor failed.
package enum Verdict: String, CaseIterable, Sendable {
    case passed, flaky, knownIssue, skipped, failed, crashed, timedOut, exited

    var word: String {
        switch self {
        case .knownIssue: "known issue"
        case .timedOut: "timed out"
        default: rawValue
        }
    }

    /// The text with a number of such examples.
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
