import Foundation

/// What the runner adds to the bare test process, and what the reports add to the runner.
@MainActor enum RunnerFigures {
    private static let count = 10_000
    private static let bench = URL(fileURLWithPath: CommandLine.arguments[0])
    private static let runner = bench.deletingLastPathComponent().appending(path: "specs")
    private static let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(getpid())")

    static func all(rounds: Int) -> [Figure] {
        [
            Figure(
                name: "runner, \(count) examples, each",
                goal: .ratio(1.15),
                rounds: rounds,
                ours: { run(runner, ["--bundle", bench.path, "--format", "none"]) },
                peer: ("bare test process", { run(bench, []) })
            ),
            Figure(
                name: "runner with all reports, \(count) examples, each",
                goal: .ratio(1.1),
                rounds: rounds,
                ours: { run(runner, ["--bundle", bench.path, "--format", "none"] + reports) },
                peer: ("runner", { run(runner, ["--bundle", bench.path, "--format", "none"]) })
            ),
        ]
    }

    private static var reports: [String] {
        ["html", "markdown", "junit", "json"].flatMap { ["--\($0)", folder.appending(path: "report.\($0)").path] }
    }

    /// Seconds for each example.
    private static func run(_ executable: URL, _ arguments: [String]) -> Double {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["BENCH_SUITE": "\(count)"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // `waitUntilExit` looks only every 50 ms.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        return cost(of: count) {
            do {
                try process.run()
                end.wait()
                guard process.terminationStatus == 0 else { fatalError("\(executable.path) failed") }
            } catch {
                fatalError("\(executable.path) cannot be run: \(error)")
            }
        }
    }
}
