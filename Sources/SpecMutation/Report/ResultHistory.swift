import Foundation
import SpecEvents
import SpecReports

/// The verdicts of earlier runs. One counts again while the file of the mutant is the same, and the tests that decided.
struct ResultHistory: Codable {
    private struct Entry: Codable {
        var verdict: Verdict
        /// Of the file of the mutant, and of the tests that decided.
        var fingerprint: String
    }

    private var entries: [Int: Entry] = [:]
    /// What the last run without a mutant told, and of which executable.
    var reach: Reach?
    var reachFingerprint = ""

    static func load(_ folder: String) -> ResultHistory {
        let data = FileManager.default.contents(atPath: folder + "/results.json") ?? Data()
        return (try? JSONDecoder().decode(ResultHistory.self, from: data)) ?? ResultHistory()
    }

    func save(_ folder: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: folder + "/results.json"), options: .atomic)
    }

    /// The verdict of a mutant, if it holds.
    func verdict(_ result: MutantResult, file: String, _ tests: TestFingerprints) -> Verdict? {
        guard let entry = entries[result.number] else { return nil }
        return entry.fingerprint == Self.fingerprint(entry.verdict, result, file, tests) ? entry.verdict : nil
    }

    /// Notes the verdict of a result.
    mutating func note(_ result: MutantResult, file: String, _ tests: TestFingerprints) {
        guard result.verdict != .notRun else { return entries[result.number] = nil }
        let fingerprint = Self.fingerprint(result.verdict, result, file, tests)
        entries[result.number] = Entry(verdict: result.verdict, fingerprint: fingerprint)
    }

    private static func fingerprint(
        _ verdict: Verdict,
        _ result: MutantResult,
        _ file: String,
        _ tests: TestFingerprints
    ) -> String {
        let deciding =
            switch verdict {
            case .noticed(let test?, _), .timedOut(let test?): tests.of(test)
            default: tests.of(tests.reach.testsToRun(result.number))
            }
        return "\(file) \(deciding) \(String(stableHash(result.place + result.line), radix: 16))"
    }
}

/// Tells whether tests are the same as in an earlier run.
struct TestFingerprints {
    let reach: Reach
    private let hashes: [UInt64]
    private let indices: [String: Int]

    /// - Parameter modules: For each module the fingerprint of its sources.
    init(_ reach: Reach, modules: [String: String]) {
        self.reach = reach
        hashes = reach.tests.map { stableHash($0 + " " + (modules[String($0.prefix { $0 != "." })] ?? "")) }
        indices = Dictionary(zip(reach.tests, 0...), uniquingKeysWith: { first, _ in first })
    }

    func of(_ tests: [Int]) -> String {
        String(tests.reduce(0) { SplitMix64.mixed($0 ^ hashes[$1]) }, radix: 16)
    }

    func of(_ name: String) -> String { indices[name].map { of([$0]) } ?? "" }
}
