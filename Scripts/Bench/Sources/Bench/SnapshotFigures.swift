import Expect
import Foundation
import Snapshots
import Spec

/// The cost of examples that use `matchSnapshot`, compared with examples that use `equal`.
@MainActor enum SnapshotFigures {
    static func all(isQuick: Bool, rounds: Int) -> [Figure] {
        let count = isQuick ? 1_000 : 10_000
        return [
            Figure(
                name: "matchSnapshot, \(count) examples, each",
                goal: .ratio(3),
                rounds: rounds,
                ours: { run("snapshot", count) },
                peer: ("equal", { run("equal", count) })
            )
        ]
    }

    /// Returns the seconds per example. An additional first run writes the snapshots.
    private static func run(_ matcher: String, _ count: Int) -> Double {
        let bench = URL(fileURLWithPath: CommandLine.arguments[0])
        let runner = bench.deletingLastPathComponent().appending(path: "specs")
        let environment = ["BENCH_SUITE": "\(count)", "BENCH_MATCHER": matcher, "CI": ""]
        // Each matcher has its own folder, because the runs with `equal` do not use the snapshots.
        let folder = scratchFolder.appending(path: matcher)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let arguments = ["--bundle", bench.path, "--format", "none"]
        let run = Command(runner, arguments, in: folder, environment: environment)
        if matcher == "snapshot", !isWritten.contains(count) {
            isWritten.insert(count)
            _ = run.seconds()
        }
        return run.seconds() / Double(count)
    }

    private static var isWritten: Set<Int> = []
}

/// Examples that each compare one text, with the matcher that `BENCH_MATCHER` names. The source
/// location is a relative path, so the snapshots are in the current folder of the run.
#sourceLocation(file:"SnapshotSuiteOfBench.swift",line:1)
final class SnapshotSuite: SpecCase {
    static let matcher = ProcessInfo.processInfo.environment["BENCH_MATCHER"]

    override class func spec() {
        let count = ProcessInfo.processInfo.environment["BENCH_SUITE"].flatMap(Int.init) ?? 0
        for group in 0..<(count / 100) {
            describe("group \(group)") {
                for number in 0..<100 {
                    let text = "the text of example \(number) of group \(group),\nwhich has two lines"
                    it("example \(number)") {
                        if matcher == "equal" { expect(text).to(equal(text)) } else { expect(text).to(matchSnapshot()) }
                    }
                }
            }
        }
    }
}
#sourceLocation()
