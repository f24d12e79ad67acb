/// How many examples ended in which way.
package struct Tally: Equatable, Sendable {
    private var counts: [Verdict: Int] = [:]

    /// How many examples ended in this way.
    package private(set) subscript(verdict: Verdict) -> Int {
        get { counts[verdict] ?? 0 }
        set { counts[verdict] = newValue == 0 ? nil : newValue }
    }

    mutating func count(_ verdict: Verdict) { self[verdict] += 1 }

    mutating func add(_ other: Tally) { counts.merge(other.counts, uniquingKeysWith: +) }

    package var total: Int { counts.values.reduce(0, +) }
    /// The number of examples that make a run red.
    package var failures: Int { Verdict.allCases.reduce(0) { $0 + ($1.isFailure ? self[$1] : 0) } }
    /// The tally in which flaky examples count as passed.
    var withoutFlakiness: Tally {
        var tally = self
        tally[.passed] += self[.flaky]
        tally[.flaky] = 0
        return tally
    }

    /// The counts that are not zero, in words: `1 failed, 2 known issues`; some may be left out.
    func words(_ language: ReportLanguage, leavingOut: Set<Verdict> = []) -> [String] {
        Verdict.allCases.filter { self[$0] > 0 && !leavingOut.contains($0) }.map { language($0.counting, self[$0]) }
    }
}
