/// The kinds of examples that readers filter by. All kinds of failures are one. The raw value is the class in CSS.
enum HTMLStatus: String, CaseIterable {
    case failed = "f"
    case flaky = "r"
    case knownIssue = "k"
    case skipped = "s"
    case passed = "p"

    init(_ verdict: Verdict) {
        switch verdict {
        case .passed: self = .passed
        case .flaky: self = .flaky
        case .knownIssue: self = .knownIssue
        case .skipped: self = .skipped
        case .failed, .crashed, .timedOut, .exited: self = .failed
        }
    }

    /// The count and the kind, such as `2 known issues`.
    func words(_ count: Int, _ language: ReportLanguage) -> String {
        language(Verdict.allCases.first { HTMLStatus($0) == self }?.counting ?? "", count)
    }

    func count(in tally: Tally) -> Int {
        Verdict.allCases.reduce(0) { $0 + (HTMLStatus($1) == self ? tally[$1] : 0) }
    }
}
