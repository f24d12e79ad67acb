import SpecEvents

package struct Summary: Sendable {
    package private(set) var examples: [ReportedExample] = []
    package private(set) var tally = Tally()
    package private(set) var failuresOutsideExamples: [RecordedFailure] = []
    /// The seed for the random order, or `nil` if the order was not random.
    package private(set) var seed: UInt64?
    /// The run's duration in seconds. The caller must set it, because events do not contain it.
    package var duration = 0.0

    package init() {}

    package mutating func count(_ event: Event) {
        switch event {
        case .exampleFinished(let identity, let result):
            examples.append(ReportedExample(identity, result))
            tally.count(result.verdict)
        case .failedOutsideExamples(let failure): failuresOutsideExamples.append(failure)
        case .runStarted(_, let seed, _): self.seed = self.seed ?? seed
        case .exampleListed, .phaseStarted, .exampleStarted, .stepStarted, .exampleFailed, .runFinished: break
        }
    }

    package mutating func sort(like list: [ExampleIdentity]) {
        let positions = list.positions
        let ranked = examples.map { (rank: positions[$0.identity.identifier] ?? .max, example: $0) }
        examples = ranked.sorted { $0.rank < $1.rank }.map(\.example)
    }

    package var failed: [ReportedExample] { examples.filter(\.verdict.isFailure) }
    package var flaky: [ReportedExample] { examples.filter { $0.verdict == .flaky } }
    package var knownIssues: [ReportedExample] { examples.filter { $0.verdict == .knownIssue } }

    private var skipReasons: Set<String> {
        Set(examples.lazy.filter { $0.verdict == .skipped }.map { $0.result.reason ?? "" })
    }

    package var isFocused: Bool { skipReasons.contains(where: SkipReason.isFocusElsewhere) }

    package var isSuccess: Bool { tally.failures == 0 && failuresOutsideExamples.isEmpty }
}

extension Summary {
    func remarks(_ language: ReportLanguage) -> [String] {
        guard tally.total > 0, tally[.skipped] == tally.total else { return [] }
        let reason = skipReasons.count == 1 ? skipReasons.first ?? "" : ""
        return [language("No example ran, all were skipped") + (reason.isEmpty ? "" : ": \(language.reason(reason))")]
    }

    func outsideCount(_ language: ReportLanguage) -> String? {
        let count = failuresOutsideExamples.count
        return count == 0 ? nil : language("%1 failure outside examples|%1 failures outside examples", count)
    }
}

extension [ExampleIdentity] {
    package var positions: [String: Int] {
        Dictionary(enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The identifiers of examples that have the same source location as an example in another
    /// class. This happens if one class inherits from the other or if both call the same function.
    /// Of the classes that share a location, the one whose name sorts first is excluded.
    package var inherited: Set<String> {
        let places = compactMap { example in example.place.map { ($0, example.className) } }
        let classes = Dictionary(places, uniquingKeysWith: Swift.min)
        let others = filter { example in example.place.map { classes[$0] != example.className } == true }
        return Set(others.map(\.identifier))
    }
}

package struct Tally: Equatable, Sendable {
    private var counts: [Verdict: Int] = [:]

    package private(set) subscript(verdict: Verdict) -> Int {
        get { counts[verdict] ?? 0 }
        set { counts[verdict] = newValue == 0 ? nil : newValue }
    }

    mutating func count(_ verdict: Verdict) { self[verdict] += 1 }

    mutating func add(_ other: Tally) { counts.merge(other.counts, uniquingKeysWith: +) }

    package var total: Int { counts.values.reduce(0, +) }
    package var failures: Int { Verdict.allCases.reduce(0) { $0 + ($1.isFailure ? self[$1] : 0) } }
    var withoutFlakiness: Tally {
        var tally = self
        tally[.passed] += self[.flaky]
        tally[.flaky] = 0
        return tally
    }

    func words(_ language: ReportLanguage, leavingOut: Set<Verdict> = []) -> [String] {
        Verdict.allCases.filter { self[$0] > 0 && !leavingOut.contains($0) }.map { language($0.counting, self[$0]) }
    }
}
