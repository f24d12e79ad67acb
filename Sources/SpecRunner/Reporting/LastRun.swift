import Foundation
import SpecEvents
import SpecReports

/// What is remembered of the last run: which examples failed, and how long each took. Kept in the package's build folder,
/// so that it goes when that goes.
struct LastRun: Codable, Equatable {
    struct Outcome: Codable, Equatable {
        var hasFailed: Bool
        /// In seconds.
        var duration: Double
    }

    /// By the identifier of the example.
    var outcomes: [String: Outcome] = [:]

    private static let path = ".build/specs/last-run.json"

    /// What is remembered; nothing, if there is no such file or it cannot be read.
    static func load() -> LastRun {
        guard let data = FileManager.default.contents(atPath: path) else { return LastRun() }
        return (try? JSONDecoder().decode(LastRun.self, from: data)) ?? LastRun()
    }

    /// Remembers; where there is no build folder, nothing is.
    func save() {
        guard FileManager.default.fileExists(atPath: ".build") else { return }
        let file = URL(fileURLWithPath: Self.path)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? JSONEncoder().encode(self).write(to: file, options: .atomic)
    }

    mutating func note(_ event: Event) {
        guard case .exampleFinished(let example, let result) = event else { return }
        guard result.status != .skipped else {
            // One that does not run any more has not failed; one that a stopped run left out may still fail.
            if result.reason?.hasPrefix("stopped ") != true { outcomes[example.identifier]?.hasFailed = false }
            return
        }
        // A number that JSON cannot hold would keep everything from being remembered.
        let duration = result.duration.isFinite ? max(result.duration, 0) : 0
        outcomes[example.identifier] = Outcome(hasFailed: result.isFailure, duration: duration)
    }

    var durations: [String: Double] { outcomes.mapValues(\.duration) }
    var failures: Set<String> { Set(outcomes.filter(\.value.hasFailed).keys) }
}

/// Keeps what is to be remembered, as it happens.
final class LastRunReporter: Reporter {
    private(set) var lastRun: LastRun

    init(_ lastRun: LastRun) {
        self.lastRun = lastRun
    }

    func report(_ event: Event) { lastRun.note(event) }
}
