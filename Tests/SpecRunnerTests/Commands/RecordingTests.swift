import SpecEvents
import SpecReports
import XCTest

@testable import SpecRunner

/// Recordings of one run and of several parts that `--events` made, and what `report` makes of them.
final class RecordingTests: RunnerProcessTestCase {
    func testACraftedRecordingIsRefusedWithItsLineOrIsRed() throws {
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
        let steps = #","steps":[{"duration":1e300,"hasFailed":true,"level":-1,"name":"s"}]"#
        let recordings: [(text: String, status: Int32, errors: String)] = [
            (
                start + "{\"later\":\(deep)}\n" + end, 2,
                ":2: no event: not the JSON of an event: Too many nested arrays or dictionaries around character 521.; "
            ),
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
            (
                start + began + ended(failed.replacing(":0", with: ":1e999")) + end, 2,
                ":3: no event: not the JSON of an event: Number 1e999 is not representable in Swift.; "
            ),
            (start + began + ended(failed.replacing(":0", with: ":-1e300")) + end, 1, ""),
        ]
        let results = try runner.atOnce(Array(recordings.indices)) { process, index in
            let file = runner.file("crafted-\(index)")
            try Data(recordings[index].text.utf8).write(to: URL(fileURLWithPath: file))
            let reports = ["html", "markdown", "junit", "json"].flatMap { ["--\($0)", "\(file).\($0)"] }
            try process.start("", ["report", file, "--slowest", "3"] + reports)
        }
        for (index, (text, status, errors)) in recordings.enumerated() {
            let (result, file) = (results[index], runner.file("crafted-\(index)"))
            XCTAssertEqual(result.status, status, "\(text.prefix(200))\n\(result.errors)")
            XCTAssertTrue(result.errors.hasPrefix(errors.isEmpty ? "" : "error: \(file)\(errors)"), result.errors)
            XCTAssertEqual(result.errors.filter { $0 == "\n" }.count, errors.isEmpty ? 0 : 1, result.errors)
        }
    }

    func testAReportOfRecordingsWritesTheirEventsToo() throws {
        let files = ["one", "two", "all"].map { runner.file("\($0).jsonl") }
        for (index, file) in files.dropLast().enumerated() {
            _ = try runner.run("Green,Mixed", "--events", file, "--shard", "\(index + 1)/2")
        }
        let merged = try runner.run("", "report", files[0], files[1], "--events", files[2])
        XCTAssertEqual(merged.status, 1)
        let streams = try files.dropLast().map { try RecordedStream(path: $0) }
        XCTAssertEqual(try RecordedStream(path: files[2]).events, MergedRun(of: streams).events)
        let again = try runner.run("", "report", files[2])
        XCTAssertEqual(again.output, merged.output)
        XCTAssertEqual(again.status, 1)
        XCTAssertTrue(merged.output.contains("\n9 examples, 3 failed, 1 skipped in "), merged.output)
    }

    func testAReportOfPartsNeedsThemAll() throws {
        let files = ["one", "two", "three"].map { runner.file("\($0).jsonl") }
        for (index, file) in files.dropLast().enumerated() {
            _ = try runner.run("Green", "--events", file, "--shard", "\(index + 1)/2")
        }
        XCTAssertEqual(try runner.run("", "report", files[0], files[1]).status, 0)
        let lacking = try runner.run("", "report", files[1])
        XCTAssertEqual(lacking.status, 1)
        let message = "shard 1 of 2 is missing: `report` needs the recordings of all shards"
        XCTAssertEqual(lacking.errors, "error: \(message)\n")
        XCTAssertTrue(lacking.output.contains(message), lacking.output)
        let bundle = try FixtureProcess.run("Green", environment: ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0"])
        try bundle.events.lines.write(toFile: files[2], atomically: true, encoding: .utf8)
        XCTAssertEqual(try runner.run("", "report", files[1], files[2]).status, 0)
        XCTAssertEqual(
            try runner.run("", "report", files[0], files[1], files[2]).errors.split(separator: "\n").first,
            "error: shard 1/2 is in several recordings: \(files[0]), \(files[2])"
        )
    }

    func testARecordingThatLacksTheResultsOfExamplesIsRed() throws {
        let file = runner.file("events.jsonl")
        XCTAssertEqual(try runner.run("Green", "--events", file).status, 0)
        let lines = runner.text("events.jsonl").split(separator: "\n")
        let kept = lines.filter { !$0.contains("awaits") }
        XCTAssertEqual(kept.count, lines.count - 2)
        try (kept.joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8)
        let result = try runner.run("", "report", file)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.errors, "error: \(file): the result of 1 example is missing\n")
    }

    func testPartsTogetherRunEveryExampleOnceAndMergeIntoOneReport() throws {
        for isBazel in [false, true] {
            let files = (1...3).map { runner.file("part-\($0).jsonl") }
            let results = try runner.atOnce(Array(files.indices)) { process, index in
                let shard = [
                    "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)",
                    "TEST_SHARD_STATUS_FILE": runner.file("status-\(index)"),
                ]
                try process.start(
                    "Green,Mixed,Traits",
                    ["--events", files[index]] + (isBazel ? [] : ["--shard", "\(index + 1)/3"]),
                    environment: isBazel ? shard : [:]
                )
            }
            for (index, result) in results.enumerated() {
                XCTAssertNotEqual(result.status, 2, result.errors)
                XCTAssertEqual(FileManager.default.fileExists(atPath: runner.file("status-\(index)")), isBazel)
            }
            let merged = try runner.run("", "report", files[0], files[1], files[2])
            XCTAssertEqual(merged.status, 1)
            XCTAssertEqual(merged.errors, "")
            XCTAssertTrue(merged.output.contains("\n16 examples, 3 failed, 2 skipped, 1 flaky, 1 known issue in "))
        }
    }

    func testEventsAreInTheirFileAsSoonAsTheyHappen() throws {
        let file = runner.file("soon.jsonl")
        try runner.start("Sleepy", ["--events", file, "--format", "none"], environment: ["SLEEP": "50"])
        XCTAssertTrue(runner.wait(for: "exampleFinished", in: "soon.jsonl"))
        XCTAssertTrue(runner.isRunning)
        runner.send(SIGTERM)
        _ = runner.result()
    }

    func testShardsOfOtherSelectionsAreNoRun() throws {
        let files = (1...3).map { runner.file("\($0).jsonl") }
        for (file, arguments) in zip(files, [["1/2"], ["2/2"], ["2/2", "--filter", "adds"]]) {
            _ = try runner.run("Green", ["--events", file, "--shard"] + arguments)
        }
        XCTAssertEqual(try runner.run(nil, "report", files[0], files[1]).status, 0)
        let result = try runner.run(nil, "report", files[0], files[2])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.hasPrefix(
                "error: the recordings are of different runs: \(files[0]) and \(files[2]) are parts of other examples, "
            ),
            result.errors
        )
    }
}
