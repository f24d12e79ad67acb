import Foundation
import SpecEvents

/// The results of the last run: which examples failed, and how long each took. The file lies in the package's build
/// folder, so `swift package clean` removes it.
struct LastRun: Codable, Equatable {
    struct Outcome: Codable, Equatable {
        var hasFailed: Bool
        /// In seconds.
        var duration: Double
    }

    /// The results by the identifiers of the examples.
    var outcomes: [String: Outcome] = [:]

    /// Where the file lies in the build folder.
    private static let path = "specs/last-run.json"

    /// Reads the file; without a readable file the result is empty.
    static func load(from buildFolder: String) -> LastRun {
        guard let data = FileManager.default.contents(atPath: "\(buildFolder)/\(path)") else { return LastRun() }
        return (try? JSONDecoder().decode(LastRun.self, from: data)) ?? LastRun()
    }

    /// Writes the file, if there is a build folder.
    func save(in buildFolder: String) {
        guard FileManager.default.fileExists(atPath: buildFolder) else { return }
        let file = URL(fileURLWithPath: "\(buildFolder)/\(Self.path)")
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? JSONEncoder().encode(self).write(to: file, options: .atomic)
    }

    mutating func note(_ event: Event) {
        guard case .exampleFinished(let example, let result) = event else { return }
        guard result.status != .skipped else {
            // An example that is skipped now no longer counts as failed, unless it was skipped because the run was
            // stopped.
            if result.reason?.hasPrefix("stopped ") != true { outcomes[example.identifier]?.hasFailed = false }
            return
        }
        // JSON has no infinity and no NaN: the encoder would refuse the whole file.
        let duration = result.duration.isFinite ? max(result.duration, 0) : 0
        outcomes[example.identifier] = Outcome(hasFailed: result.isFailure, duration: duration)
    }

    var durations: [String: Double] { outcomes.mapValues(\.duration) }
    var failures: Set<String> { Set(outcomes.filter(\.value.hasFailed).keys) }
}
