import SpecEvents

/// The verdicts from earlier runs. A verdict is valid as long as the mutant's file and the tests
/// that determined the verdict are unchanged.
struct ResultHistory: SavedState {
    static let name = "results.json"

    private struct Entry: Codable {
        var verdict: Verdict
        var fingerprint: UInt64
    }

    private var entries: [Int: Entry] = [:]
    var reach: Reach?
    /// The version of the test executable that produced `reach`.
    var bundle = ""

    /// A hash for each test, computed from the test's name and its module's sources.
    private var hashes: [UInt64] = []

    mutating func take(_ reach: Reach, modules: [String: UInt64]) {
        self.reach = reach
        hashes = reach.tests.map { stableHash("\($0) \(modules[String($0.prefix { $0 != "." })] ?? 0)") }
    }

    func verdict(_ result: MutantResult) -> Verdict? {
        entries[result.number].flatMap { $0.fingerprint == fingerprint($0.verdict, result) ? $0.verdict : nil }
    }

    mutating func note(_ result: MutantResult) {
        let entry = Entry(verdict: result.verdict, fingerprint: fingerprint(result.verdict, result))
        entries[result.number] = result.verdict == .notRun ? nil : entry
    }

    private func fingerprint(_ verdict: Verdict, _ result: MutantResult) -> UInt64 {
        var deciding = reach?.testsToRun(result.number) ?? []
        switch verdict {
        case .noticed(let test?, _), .timedOut(let test?): deciding = deciding.filter { reach?.tests[$0] == test }
        default: break
        }
        let start = stableHash("\(result.fingerprint) \(result.place) \(result.line)")
        return deciding.reduce(start) { SplitMix64.mixed($0 ^ hashes[$1]) }
    }
}
