import Foundation
import SpecEvents
import SpecReports
import XCTest

@testable import specs

/// The runner as a process, with the fixture suite for a bundle.
final class CommandLineTests: XCTestCase {
    private struct Result {
        var status: Int32
        var output: String
        var errors: String
        var seconds: Double
    }

    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "specs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: ".build"), withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func process(_ suites: String, _ arguments: [String], _ environment: [String: String] = [:]) -> Process {
        let process = Process()
        let runner = URL(fileURLWithPath: FixtureProcess.path).deletingLastPathComponent().appending(path: "specs")
        process.executableURL = runner
        process.arguments = ["--bundle", FixtureProcess.path] + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .merging(["FIXTURE": suites, "CI": "", "GITHUB_ACTIONS": ""]) { $1 }
            .merging(environment) { $1 }
        return process
    }

    private func run(
        _ suites: String,
        _ arguments: String...,
        environment: [String: String] = [:]
    ) throws -> Result {
        try run(suites, arguments, environment)
    }

    private func run(
        _ suites: String,
        _ arguments: [String],
        _ environment: [String: String] = [:]
    ) throws -> Result {
        let process = process(suites, arguments, environment)
        let (output, errors) = (folder.appending(path: "out"), folder.appending(path: "err"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8),
            seconds: (ContinuousClock.now - start) / .seconds(1)
        )
    }

    private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    func testTheExitStatus() throws {
        XCTAssertEqual(try run("Green").status, 0)
        XCTAssertEqual(try run("Mixed").status, 1)
        XCTAssertEqual(try run("Green", "--frobnicate").status, 2)
        XCTAssertEqual(try run("Green", "--filter", "no such name").status, 3)
        XCTAssertEqual(try run("Exiting").status, 1)
    }

    func testBadInputGetsOneLine() throws {
        for arguments in [["--jobs", "x"], ["--html", "/no/such/folder/x.html"], ["report", "/no/such/file"]] {
            let process = process("Green", arguments)
            let pipe = Pipe()
            process.standardError = pipe
            try process.run()
            process.waitUntilExit()
            let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            XCTAssertEqual(process.terminationStatus, 2, errors)
            XCTAssertEqual(errors.split(separator: "\n").count, 1, errors)
            XCTAssertTrue(errors.hasPrefix("error: "), errors)
        }
    }

    func testACraftedRecordingIsRefusedWithItsLineOrIsRed() throws {
        let file = folder.appending(path: "crafted.jsonl")
        let start = #"{"event":"runStarted","exampleCount":1}"# + "\n"
        let identity = #"{"identifier":"M.C/a","names":["a"]}"#
        let began = #"{"event":"exampleStarted","example":\#(identity)}"# + "\n"
        func ended(_ result: String, _ identity: String = identity) -> String {
            #"{"event":"exampleFinished","example":\#(identity),"result":{\#(result)}}"# + "\n"
        }
        let failed = #""duration":0,"failures":[{"message":"no"}],"status":"failed""#
        let end = #"{"event":"runFinished"}"# + "\n"
        let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        let names = Array(repeating: #""g""#, count: 100_000).joined(separator: ",")
        let steps = #","steps":[{"duration":1e999,"hasFailed":true,"level":-1,"name":"s"}]"#
        for (text, status, errors) in [
            (start + "{\"later\":\(deep)}\n" + end, 2, ":2: no event: nested deeper than 64 levels; "),
            (
                start + ended(failed, #"{"identifier":"M.C/a","names":[\#(names)]}"#), 2,
                ":2: no event: an example at level 100000; 100 is the deepest; "
            ),
            (start + ended(failed, #"{"identifier":"","names":["a"]}"#), 2, ":2: no event: the identifier is empty; "),
            (
                start + began + ended(#""duration":0,"failures":[],"status":"fine""#), 2,
                ":3: no event: the status “fine” is unknown; "
            ),
            (start + ended(failed) + end, 2, ":2: an example ends that is not running: a"),
            (start + began + ended(failed) + end + end, 2, ":5: a run ends, but none is under way"),
            (start + began + ended(failed + steps) + end, 1, ""),
            (start + began + ended(failed.replacing(":0", with: ":1e999")) + end, 1, ""),
            (start + began + ended(failed.replacing(":0", with: ":-1e300")) + end, 1, ""),
        ] {
            try Data(text.utf8).write(to: file)
            let reports = ["html", "markdown", "junit", "json"].flatMap { ["--\($0)", folder.path + "/report.\($0)"] }
            let result = try run("", ["report", file.path, "--slowest", "3"] + reports)
            XCTAssertEqual(result.status, Int32(status), "\(text.prefix(200))\n\(result.errors)")
            XCTAssertTrue(result.errors.hasPrefix(errors.isEmpty ? "" : "error: \(file.path)\(errors)"), result.errors)
            XCTAssertEqual(result.errors.filter { $0 == "\n" }.count, errors.isEmpty ? 0 : 1, result.errors)
        }
    }

    func testAReportOfRecordingsWritesTheirEventsToo() throws {
        let files = ["one", "two", "all"].map { folder.appending(path: "\($0).jsonl").path }
        for (index, file) in files.dropLast().enumerated() {
            _ = try run("Green,Mixed", "--events", file, "--shard", "\(index + 1)/2")
        }
        let merged = try run("", "report", files[0], files[1], "--events", files[2])
        XCTAssertEqual(merged.status, 1)
        let streams = try files.dropLast().map { try RecordedStream(path: $0) }
        XCTAssertEqual(try RecordedStream(path: files[2]).events, MergedRun(of: streams).events)
        let again = try run("", "report", files[2])
        XCTAssertEqual(again.output, merged.output)
        XCTAssertEqual(again.status, 1)
        XCTAssertTrue(merged.output.contains("\n9 examples, 3 failed, 1 skipped in "), merged.output)
    }

    func testLastWordsWithoutALineBreakAreNotLost() throws {
        for backtrace in ["enable=no", "enable=yes"] {
            let runner = try RunnerProcess()
            defer { runner.remove() }
            let result = try runner.run("LastWords", environment: ["SWIFT_BACKTRACE": backtrace])
            for (name, words, signal) in [
                ("traps", "no break", "\\d+ \\(SIG(ILL|TRAP)\\)"), ("aborts", "no break either", "6 \\(SIGABRT\\)"),
                ("is sent a signal", "a signal", "11 \\(SIGSEGV\\)"),
            ] {
                let pattern = try Regex(
                    "✗ \(name) \\[\\d\\] \\(the process was ended by signal \(signal)\\)\n(?:  .*\n)*?  \(words)\n"
                )
                XCTAssertNotNil(result.output.firstMatch(of: pattern), "\(name), \(backtrace): \(result.output)")
            }
        }
    }

    func testAReportOfPartsNeedsThemAll() throws {
        let files = ["one", "two", "three"].map { folder.appending(path: "\($0).jsonl").path }
        for (index, file) in files.dropLast().enumerated() {
            _ = try run("Green", "--events", file, "--shard", "\(index + 1)/2")
        }
        XCTAssertEqual(try run("", "report", files[0], files[1]).status, 0)
        let lacking = try run("", "report", files[1])
        XCTAssertEqual(lacking.status, 1)
        let message = "part 1 of 2 is missing: `report` needs the recordings of all parts"
        XCTAssertEqual(lacking.errors, "error: \(message)\n")
        XCTAssertTrue(lacking.output.contains(message), lacking.output)
        let bundle = try FixtureProcess.run(
            "Green",
            environment: ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0"]
        )
        try bundle.events.map(EventLines.line).joined().write(toFile: files[2], atomically: true, encoding: .utf8)
        XCTAssertEqual(try run("", "report", files[1], files[2]).status, 0)
        XCTAssertEqual(
            try run("", "report", files[0], files[1], files[2]).errors.split(separator: "\n").first,
            "error: part 1 of 2 is in several recordings: \(files[0]), \(files[2])"
        )
    }

    func testTheList() throws {
        let list = try run("Green", "--list")
        XCTAssertEqual(list.status, 0)
        XCTAssertEqual(
            lines(list.output),
            ["GreenSpec › arithmetic › adds", "GreenSpec › arithmetic › adds", "GreenSpec › arithmetic › awaits"]
        )
    }

    func testHostileExamplesCostOneExampleEach() throws {
        let runners = try ["1", "2"].map { jobs in
            let runner = try RunnerProcess()
            try runner.start(
                "Hostile",
                ["--jobs", jobs, "--grace-period", "0.3"],
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
                "hangs [3] (took longer than its time limit of 0.20 s, and had to be ended",
                "overflows the stack [4] (the process was ended by signal",
            ] {
                XCTAssertTrue(result.output.contains(reason), "\(reason)\n\(result.output)")
            }
        }
    }

    /// That both have a share is tested by what they note; see WindUpTests.
    func testTwoProcessesPrintWhatOnePrints() throws {
        let one = try run("Sleepy", "--jobs", "1", "--filter", "sleeps: [1]")
        let two = try run("Sleepy", "--jobs", "2", "--filter", "sleeps: [1]")
        XCTAssertEqual(one.status, 0)
        XCTAssertEqual(two.status, 0)
        XCTAssertEqual(
            lines(one.output).filter { $0.contains("sleeps") }.map { $0.prefix(12) },
            lines(two.output).filter { $0.contains("sleeps") }.map { $0.prefix(12) }
        )
    }

    func testPartsTogetherRunEveryExampleOnceAndMergeIntoOneReport() throws {
        for isBazel in [false, true] {
            let files = (1...3).map { folder.appending(path: "part-\($0).jsonl").path }
            for (index, file) in files.enumerated() {
                let status = folder.appending(path: "status").path
                let result =
                    isBazel
                    ? try run(
                        "Green,Mixed,Traits",
                        "--events",
                        file,
                        environment: [
                            "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)", "TEST_SHARD_STATUS_FILE": status,
                        ]
                    )
                    : try run("Green,Mixed,Traits", "--events", file, "--shard", "\(index + 1)/3")
                XCTAssertNotEqual(result.status, 2, result.errors)
                if isBazel { XCTAssertTrue(FileManager.default.fileExists(atPath: status)) }
            }
            let merged = try run("", "report", files[0], files[1], files[2])
            XCTAssertEqual(merged.status, 1)
            XCTAssertEqual(merged.errors, "")
            XCTAssertTrue(merged.output.contains("\n16 examples, 3 failed, 2 skipped, 1 flaky, 1 known issue in "))
        }
    }

    func testTheBundleItselfUnderstandsBazelsParts() throws {
        var seen: [String] = []
        for index in 0..<3 {
            let result = try FixtureProcess.run(
                "Green,Mixed,Traits",
                environment: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)"]
            )
            seen += result.events.compactMap { event in
                if case .exampleStarted(let example) = event { example.identifier } else { nil }
            }
        }
        XCTAssertEqual(seen.count, 16)
        XCTAssertEqual(Set(seen).count, 16)
        let bad = try FixtureProcess.run("Green", environment: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"])
        XCTAssertEqual(bad.status, 1)
        XCTAssertTrue(bad.output.contains("TEST_TOTAL_SHARDS=3: with TEST_SHARD_INDEX=3 there is no such shard"))
    }

    func testBazelsFileOfResults() throws {
        let file = folder.appending(path: "test.xml").path
        _ = try run("Green", environment: ["XML_OUTPUT_FILE": file, "TESTBRIDGE_TEST_ONLY": "awaits"])
        let xml = try String(contentsOfFile: file, encoding: .utf8)
        XCTAssertTrue(xml.contains("awaits"), xml)
        XCTAssertFalse(xml.contains("adds"), xml)
    }

    func testFailFastStopsAndSaysWhatDidNotRun() throws {
        let result = try run("Mixed,Sleepy", "--fail-fast")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("(stopped at the first failure)"), result.output)
        XCTAssertLessThan(result.seconds, 2)
    }

    func testOnlyFailuresOfTheLastRun() throws {
        XCTAssertEqual(try run("Mixed").status, 1)
        let again = try run("Mixed", "--only-failures")
        XCTAssertTrue(again.output.contains("\n3 examples, 3 failed in "), again.output)
        XCTAssertEqual(try run("Green").status, 0)
        let none = try run("Green", "--only-failures")
        XCTAssertEqual(none.status, 3)
        XCTAssertEqual(
            none.errors,
            "error: no example failed in the last run; what failed outside of examples is told by a run of all\n"
        )
    }

    func testRepeatingGivesAVerdict() throws {
        let result = try run("Mixed", "--repeat", "2", "--format", "none", "--filter", "button|loads")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            lines(result.output).last,
            "A screen with <b>facts</b> & more › after a tap › loads always fails: failed 2 of 2 times"
        )
    }

    func testBisectFindsWhatSpoilsTheState() throws {
        // A seed for which the example that spoils the state comes before the one that needs it.
        let seed = try XCTUnwrap(
            (0..<20).first { seed in try run("Dependent", "--seed", "\(seed)", "--format", "none").status == 1 }
        )
        let result = try run("Dependent", "bisect", "--seed", "\(seed)")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains("  spoils the state\n  needs the state as it was\n"),
            result.output + result.errors
        )
    }

    func testCtrlCStopsAndStillWritesTheReports() throws {
        let file = folder.appending(path: "out.json").path
        let process = process("Sleepy", ["--json", file, "--format", "none"])
        try process.run()
        Thread.sleep(forTimeInterval: 0.6)
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 130)
        let json = try String(contentsOfFile: file, encoding: .utf8)
        XCTAssertTrue(json.contains("stopped by SIGINT"), json)
    }

    func testSomebodyWhoAsksIsToldWhatIsRunning() throws {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        try runner.start("Sleepy", ["--format", "none"])
        runner.waitUntilItListens()
        let answer = /\d+ of 40 done; running: sleepy › sleeps: \d+ \(for 0 s\)/
        // Forty examples of 50 ms: there is time enough to ask.
        while runner.isRunning, runner.text("err").firstMatch(of: answer) == nil {
            usleep(20_000)
            runner.send(SIGQUIT)
        }
        XCTAssertTrue(runner.isRunning)
        // Asked twice, it does not wait for the rest.
        runner.send(SIGINT)
        runner.send(SIGTERM)
        let result = runner.result()
        XCTAssertNotNil(result.errors.firstMatch(of: answer), result.errors)
    }

    func testKillingTheRunnerLeavesNoChildAndAReadableFileOfEvents() throws {
        let runs = try (0..<10).map { moment in
            let (mark, file) = (
                "specs-orphan-\(UUID().uuidString)", folder.appending(path: "events-\(moment).jsonl").path
            )
            let process = process("Sleepy", ["--events", file, "--jobs", "2", "--format", "none"], ["MARK": mark])
            try process.run()
            return (moment: moment, mark: mark, file: file, process: process)
        }
        for run in runs {
            Thread.sleep(forTimeInterval: 0.06)
            kill(run.process.processIdentifier, SIGKILL)
        }
        for run in runs {
            run.process.waitUntilExit()
            let start = ContinuousClock.now
            var left = Self.processes(withEnvironment: run.mark)
            while !left.isEmpty, ContinuousClock.now - start < .seconds(5) {
                usleep(10_000)
                left = Self.processes(withEnvironment: run.mark)
            }
            XCTAssertEqual(left, [], "killed as number \(run.moment)")
            if FileManager.default.fileExists(atPath: run.file) { _ = try RecordedStream(path: run.file) }
        }
    }

    func testEventsAreInTheirFileAsSoonAsTheyHappen() throws {
        let file = folder.appending(path: "soon.jsonl").path
        let process = process("Sleepy", ["--events", file, "--format", "none"], [:])
        try process.run()
        defer { process.waitUntilExit() }
        let deadline = ContinuousClock.now + .seconds(10)
        var text = ""
        while !text.contains("exampleFinished"), process.isRunning, .now < deadline {
            Thread.sleep(forTimeInterval: 0.01)
            text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        }
        XCTAssertTrue(text.contains("exampleStarted"), text)
        XCTAssertTrue(text.contains("exampleFinished"), text)
        XCTAssertTrue(process.isRunning)
        process.terminate()
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
