import Foundation

/// What a history of a hundred runs adds to a run.
@MainActor enum HistoryFigures {
    private static let runCount = 100
    private static let folder = scratchFolder.appending(path: "history")

    static func all(rounds: Int) -> [Figure] {
        [
            Figure(
                name: "runner with a history of \(runCount) runs, \(RunnerFigures.count) examples, each",
                goal: .ratio(1.05),
                // The two are so close that a few rounds more are needed to tell.
                rounds: 2 * rounds + 1,
                ours: {
                    makeRunsIfNeeded()
                    return RunnerFigures.seconds(["--history", folder.path, "--html", page])
                },
                peer: ("without", { RunnerFigures.seconds(["--html", page]) })
            )
        ]
    }

    private static var page: String { scratchFolder.appending(path: "report.html").path }

    /// Runs once, and copies the file of this run as if as many had been before it.
    private static func makeRunsIfNeeded() {
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        _ = RunnerFigures.seconds(["--history", folder.path])
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        guard let file = files.first, let text = try? String(contentsOf: file, encoding: .utf8) else {
            stop("\(folder.path) has no history")
        }
        guard let name = text.firstMatch(of: /"name":"([^"]+)"/)?.1 else { stop("\(file.path) has no name") }
        for number in 0..<runCount - 1 {
            let other = "2026-01-01T00-00-\(number / 60 + 10)-\(number % 60 + 10)Z"
            write(text.replacing(name, with: other), to: folder.appending(path: "\(other).history"))
        }
    }
}
