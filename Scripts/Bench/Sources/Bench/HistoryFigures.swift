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

    /// Runs once, and writes the file of this run as if as many had been before it.
    private static func makeRunsIfNeeded() {
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        _ = RunnerFigures.seconds(["--history", folder.path])
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        guard let file = files.first, let text = try? String(contentsOf: file, encoding: .utf8) else {
            stop("\(folder.path) has no history")
        }
        let last = "\(runCount - 1)"
        let lines = text.split(separator: "\n").flatMap { line -> [String] in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if fields[0] == "run" {
                return (0..<runCount).map { number in
                    let name = "2026-01-01T00-00-\(number / 60 + 10)-\(number % 60 + 10)Z"
                    return ([fields[0], name] + fields[2...]).joined(separator: "\t")
                }
            }
            guard fields.count == 6 else { return [String(line)] }
            let states = String(repeating: fields[0], count: runCount)
            let durations = Array(repeating: fields[1], count: 5).joined(separator: ",")
            return [[states, durations, fields[2], fields[3], last, fields[5]].joined(separator: "\t")]
        }
        write(lines.joined(separator: "\n") + "\n", to: file)
        _ = RunnerFigures.seconds(["--history", folder.path])
    }
}
