import SpecEvents
import SpecReports
import TestSupport
import XCTest

@testable import SpecRunner

/// Signals that are sent to the runner, and examples that end their process.
final class RunnerSignalTests: RunnerProcessTestCase {
    /// Makes examples slow enough for a signal to arrive in the middle of the run.
    private let slow = ["SLEEP": "50"]

    func testLastWordsWithoutALineBreakAreNotLost() throws {
        let runners = try ["enable=no", "enable=yes"].map { backtrace in
            let runner = try RunnerProcess()
            try runner.start("LastWords", [], environment: ["SWIFT_BACKTRACE": backtrace])
            return runner
        }
        defer { runners.forEach { $0.remove() } }
        for output in runners.map({ $0.result().output }) {
            for (name, words, signal) in [
                ("traps", "no break", "\\d+ \\(SIG(ILL|TRAP)\\)"), ("aborts", "no break either", "6 \\(SIGABRT\\)"),
                ("is sent a signal", "a signal", "11 \\(SIGSEGV\\)"),
            ] {
                let pattern = try Regex(
                    "✗ \(name) \\[\\d\\] \\(the process was ended by signal \(signal)\\)\n(?:  .*\n)*?  \(words)\n"
                )
                XCTAssertNotNil(output.firstMatch(of: pattern), "\(name): \(output)")
            }
        }
    }

    func testHostileExamplesCostOneExampleEach() throws {
        let runners = try ["1", "2"].map { jobs in
            let runner = try RunnerProcess()
            try runner.start(
                "Hostile",
                ["--jobs", jobs, "--grace-period", "0.1"],
                environment: ["SWIFT_BACKTRACE": "enable=no"]
            )
            return runner
        }
        defer { runners.forEach { $0.remove() } }
        for result in runners.map({ $0.result() }) {
            XCTAssertEqual(result.status, 1)
            XCTAssertTrue(result.output.contains("\n50 examples, 4 failed in "), result.output)
            for reason in [
                "traps [1] (the process was ended by signal", "exits [2] (the example called exit(0))",
                "hangs [3] (took longer than its time limit of 0.20 s; the runner killed the process",
                "overflows the stack [4] (the process was ended by signal",
            ] { XCTAssertTrue(result.output.contains(reason), "\(reason)\n\(result.output)") }
        }
    }

    func testCtrlCStopsAndStillWritesTheReports() throws {
        let file = runner.file("out.json")
        let arguments = ["--json", file, "--format", "none", "--events", runner.file("events")]
        try runner.start("Sleepy", arguments, environment: slow)
        XCTAssertTrue(runner.wait(for: "exampleStarted", in: "events"))
        runner.send(SIGINT)
        XCTAssertEqual(runner.result().status, 130)
        let json = try String(contentsOfFile: file, encoding: .utf8)
        XCTAssertTrue(json.contains("stopped by SIGINT"), json)
    }

    func testSomebodyWhoAsksIsToldWhatIsRunning() throws {
        try runner.start("Sleepy", ["--format", "none"], environment: ["SLEEP": "60000"])
        runner.waitUntilItListens()
        let answer = /0 of 40 done; running: sleepy › sleeps: 1 \(for \d+ s\)/
        let isTold = eventually {
            runner.send(SIGQUIT)
            usleep(20_000)
            return runner.text("err").firstMatch(of: answer) != nil
        }
        XCTAssertTrue(isTold, runner.text("err"))
        // After the second signal, the runner no longer waits for the running examples.
        runner.send(SIGINT)
        runner.send(SIGTERM)
        XCTAssertFalse(runner.result().wasKilled)
    }

    func testKillingTheRunnerLeavesNoChildAndAReadableFileOfEvents() throws {
        let runs = try (0..<10).map { moment in
            let (mark, runner) = ("specs-orphan-\(UUID().uuidString)", try RunnerProcess())
            let file = runner.file("events.jsonl")
            try runner.start(
                "Sleepy",
                ["--events", file, "--jobs", "2", "--format", "none"],
                environment: slow.merging(["MARK": mark]) { $1 }
            )
            return (moment: moment, mark: mark, file: file, runner: runner)
        }
        defer { runs.forEach { $0.runner.remove() } }
        for run in runs {
            Thread.sleep(forTimeInterval: 0.03)
            run.runner.send(SIGKILL)
        }
        for run in runs {
            _ = run.runner.result()
            let isAlone = eventually { Self.processes(withEnvironment: run.mark).isEmpty }
            XCTAssertTrue(isAlone, "killed as number \(run.moment)")
            if FileManager.default.fileExists(atPath: run.file) { _ = try RecordedStream(path: run.file) }
        }
    }

    private static func processes(withEnvironment mark: String) -> [String] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.filter { number in
            guard Int(number) != nil, let data = FileManager.default.contents(atPath: "/proc/\(number)/environ") else {
                return false
            }
            return String(decoding: data, as: UTF8.self).contains(mark)
        }
    }
}
