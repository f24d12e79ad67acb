import SpecEvents

/// The verdicts of earlier runs, each while its file and the deciding tests are the same.
struct ResultHistory: Kept {
    static let name = "results.json"

    private struct Entry: Codable {
        var verdict: Verdict
        /// Of the file of the mutant, and of the tests that decided.
        var fingerprint: UInt64
    }

    private var entries: [Int: Entry] = [:]
    /// What the last run without a mutant told, and of which executable.
    var reach: Reach?
    var bundle = ""

    /// Of each test: they change with its name, and with the sources of its module.
    private var hashes: [UInt64] = []

    /// - Parameter modules: For each module the fingerprint of its sources.
    mutating func take(_ reach: Reach, modules: [String: UInt64]) {
        self.reach = reach
        hashes = reach.tests.map { stableHash("\($0) \(modules[String($0.prefix { $0 != "." })] ?? 0)") }
    }

    /// The verdict of a mutant, if it holds.
    func verdict(_ result: MutantResult) -> Verdict? {
        entries[result.number].flatMap { $0.fingerprint == fingerprint($0.verdict, result) ? $0.verdict : nil }
    }

    /// Notes the verdict of a result.
    mutating func note(_ result: MutantResult) {
        let entry = Entry(verdict: result.verdict, fingerprint: fingerprint(result.verdict, result))
        entries[result.number] = result.verdict == .notRun ? nil : entry
    }

    /// Of a mutant with its file, and of the deciding tests: the one that noticed it, or all.
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
