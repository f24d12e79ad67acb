import Foundation

/// The cost that the runner adds to the bare test process, and that the reports add to the runner.
@MainActor enum RunnerFigures {
    static let count = 10_000
    private static let bench = URL(fileURLWithPath: CommandLine.arguments[0])
    private static let runner = bench.deletingLastPathComponent().appending(path: "specs")

    static func all(isQuick: Bool, rounds: Int) -> [Figure] {
        let rowCount = isQuick ? 1_000 : count
        return [
            Figure(
                name: "test process, \(rowCount) rows of tables, each",
                rounds: rounds,
                ours: { run(bench, [], ["BENCH_SUITE": "\(rowCount)"], rowCount) },
                peer: ("Swift Testing", { run(bench, [], ["BENCH_SWIFT_TESTING": "\(rowCount)"], rowCount) })
            ),
            Figure(
                name: "runner, \(count) examples, each",
                goal: .ratio(1.4),
                rounds: rounds,
                ours: { run(runner, ["--bundle", bench.path, "--format", "none"]) },
                peer: ("bare test process", { run(bench, []) })
            ),
            Figure(
                name: "runner with all reports, \(count) examples, each",
                goal: .ratio(1.1),
                // The two sides differ so little that more rounds are necessary.
                rounds: 2 * rounds + 1,
                ours: { run(runner, ["--bundle", bench.path, "--format", "none"] + reports) },
                peer: ("runner", { run(runner, ["--bundle", bench.path, "--format", "none"]) })
            ),
            jobs(3_000, atMost: 1, rounds),
            jobs(count, atMost: 0.8, rounds),
        ]
    }

    private static func jobs(_ count: Int, atMost ratio: Double, _ rounds: Int) -> Figure {
        func run(_ jobs: String) -> Double {
            let arguments = ["--bundle", bench.path, "--format", "none", "--jobs", jobs]
            return Self.run(runner, arguments, ["BENCH_SUITE": "\(count)"], count)
        }
        return Figure(
            name: "runner with two jobs, \(count) examples, each",
            goal: .ratio(ratio),
            rounds: 2 * rounds + 1,
            ours: { run("2") },
            peer: ("with one", { run("1") })
        )
    }

    private static var reports: [String] {
        ["html", "markdown", "junit", "json"].flatMap {
            ["--\($0)", scratchFolder.appending(path: "report.\($0)").path]
        }
    }

    /// Starts the runner with additional options, and returns the seconds per example.
    static func seconds(_ arguments: [String]) -> Double {
        run(runner, ["--bundle", bench.path, "--format", "none"] + arguments)
    }

    /// Runs a program, and returns the seconds per example.
    private static func run(
        _ executable: URL,
        _ arguments: [String],
        _ environment: [String: String] = ["BENCH_SUITE": "\(count)"],
        _ count: Int = count
    ) -> Double {
        // If this folder exists, as in a package that has been built, the runner stores durations
        // there.
        let build = scratchFolder.appending(path: ".build")
        try? FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        return Command(executable, arguments, in: scratchFolder, environment: environment).seconds() / Double(count)
    }
}
