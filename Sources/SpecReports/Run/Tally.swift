/// How many examples ended in which way.
package struct Tally: Equatable, Sendable {
    private var counts = [Int](repeating: 0, count: Verdict.allCases.count)

    /// How many examples ended in this way.
    package subscript(verdict: Verdict) -> Int {
        counts[Self.index[verdict, default: 0]]
    }

    private static let index = Dictionary(uniqueKeysWithValues: zip(Verdict.allCases, 0...))

    mutating func count(_ verdict: Verdict) {
        counts[Self.index[verdict, default: 0]] += 1
    }

    mutating func add(_ other: Tally) {
        for index in counts.indices { counts[index] += other.counts[index] }
    }

    package var total: Int { counts.reduce(0, +) }
    /// The number of examples that make a run red.
    package var failures: Int { Verdict.allCases.reduce(0) { $0 + ($1.isFailure ? self[$1] : 0) } }
    /// The tally in which flaky examples count as passed.
    var withoutFlakiness: Tally {
        var tally = self
        tally.counts[Self.index[.passed, default: 0]] += self[.flaky]
        tally.counts[Self.index[.flaky, default: 0]] = 0
        return tally
    }

    /// The counts that are not zero, in words: `1 failed, 2 known issues`; some may be left out.
    func words(leavingOut: Set<Verdict> = []) -> [String] {
        Verdict.allCases.filter { self[$0] > 0 && !leavingOut.contains($0) }.map { verdict in
            verdict == .knownIssue ? counted(self[verdict], verdict.word) : "\(self[verdict]) \(verdict.word)"
        }
    }
}
