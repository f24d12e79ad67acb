import Foundation
import SpecEvents

/// What the runner remembers of the runs of a bundle: the examples that failed when they last ran, and how long slow ones took. The
/// file lies in the package's build folder, one for each bundle, so `swift package clean` removes it.
struct LastRun: Codable, Equatable {
    /// How an example ended.
    struct Outcome {
        let identifier: String
        let hasFailed: Bool
        /// In seconds; `nil` if it did not run.
        let duration: Double?
    }

    /// The identifiers of the examples that failed.
    private(set) var failures: Set<String> = []
    /// The durations of slow examples in seconds, by identifier.
    private(set) var slow: [String: Double] = [:]
    /// The mean duration of the other examples in seconds; `nil` if none has run.
    private(set) var rest: Double?

    /// The shortest duration in seconds that is remembered for itself. So the file is small: most examples are faster.
    private static let slowThreshold = 0.02

    mutating func update(with outcomes: [Outcome]) {
        var (sum, count) = (0.0, 0)
        for outcome in outcomes {
            if outcome.hasFailed { failures.insert(outcome.identifier) } else { failures.remove(outcome.identifier) }
            guard let duration = outcome.duration else { continue }
            slow[outcome.identifier] = duration < Self.slowThreshold ? nil : (duration * 1000).rounded() / 1000
            guard duration < Self.slowThreshold else { continue }
            (sum, count) = (sum + duration, count + 1)
        }
        if count > 0 { rest = sum / Double(count) }
    }

    /// Forgets examples that are not there any more.
    mutating func keep(_ identifiers: Set<String>) {
        failures.formIntersection(identifiers)
        slow = slow.filter { identifiers.contains($0.key) }
    }

    /// The duration to expect of an example in seconds; `nil` if nothing is known.
    func duration(of example: ExampleIdentity) -> Double? { slow[example.identifier] ?? rest }

    // MARK: The file

    /// Reads what is remembered of a bundle; nothing, if there is no readable file.
    static func load(of bundle: TestBundle, from buildFolder: String) -> LastRun {
        guard let data = FileManager.default.contents(atPath: path(of: bundle, in: buildFolder)) else {
            return LastRun()
        }
        return (try? JSONDecoder().decode(LastRun.self, from: data)) ?? LastRun()
    }

    /// Writes the file, if there is a build folder.
    func save(of bundle: TestBundle, in buildFolder: String) {
        guard FileManager.default.fileExists(atPath: buildFolder) else { return }
        let file = URL(fileURLWithPath: Self.path(of: bundle, in: buildFolder))
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? JSONEncoder().encode(self).write(to: file, options: .atomic)
    }

    /// Bundles of one package differ by name, and what it builds in another configuration is the same bundle. Those of
    /// `--bundle` may be of many packages, so their paths count.
    private static func path(of bundle: TestBundle, in buildFolder: String) -> String {
        let name = URL(fileURLWithPath: bundle.path).lastPathComponent
        return "\(buildFolder)/specs/last-run/\(name)\(bundle.isBuilt ? "" : "-" + hash(of: bundle.path)).json"
    }

    /// FNV-1a of the path, in hexadecimal.
    private static func hash(of path: String) -> String {
        let real = WorkingFolder(FileManager.default.currentDirectoryPath).realPath(of: path) ?? path
        let hash = real.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

extension LastRun.Outcome {
    /// - Returns: `nil` if the result says nothing of the example, because the run was stopped before it.
    init?(_ example: ExampleIdentity, _ result: ExampleResult) {
        identifier = example.identifier
        hasFailed = result.isFailure
        guard result.status != .skipped else {
            if result.reason?.hasPrefix("stopped ") == true { return nil }
            duration = nil
            return
        }
        // JSON has no infinity and no NaN: the encoder would refuse the whole file.
        duration = result.duration.isFinite ? max(result.duration, 0) : 0
    }
}
