import Foundation

/// The cost that a history of a hundred earlier runs adds to a run.
@MainActor enum HistoryFigures {
    private static let runCount = 100
    private static let folder = scratchFolder.appending(path: "history")

    static func all(rounds: Int) -> [Figure] {
        [
            Figure(
                name: "runner with a history of \(runCount) runs, \(RunnerFigures.count) examples, each",
                goal: .ratio(1.05),
                // The two sides differ so little that more rounds are necessary.
                rounds: 2 * rounds + 1,
                ours: {
                    makeRunsIfNeeded()
                    return RunnerFigures.seconds(["--history", folder.path, "--html", page])
                },
                peer: ("without a history", { RunnerFigures.seconds(["--html", page]) })
            )
        ]
    }

    private static var page: String { scratchFolder.appending(path: "report.html").path }

    /// Runs the suite once, and copies the history file of this run until there are `runCount`
    /// files.
    private static func makeRunsIfNeeded() {
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        _ = RunnerFigures.seconds(["--history", folder.path])
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        guard let file = files.first, let text = try? String(contentsOf: file, encoding: .utf8) else {
            stop("\(folder.path) contains no history")
        }
        guard let name = text.firstMatch(of: /"name":"([^"]+)"/)?.1 else { stop("\(file.path) names no run") }
        for number in 0..<runCount - 1 {
            let other = "2026-01-01T00-00-\(number / 60 + 10)-\(number % 60 + 10)Z"
            write(text.replacing(name, with: other), to: folder.appending(path: "\(other).history"))
        }
    }
}
