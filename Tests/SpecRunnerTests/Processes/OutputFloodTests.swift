import TestSupport
import XCTest

/// Examples that print more than anyone can read.
final class OutputFloodTests: RunnerProcessTestCase {
    /// A runner's peak memory use so far, in bytes.
    private func peakMemory(of runner: RunnerProcess) -> Int {
        let status = (try? String(contentsOfFile: "/proc/\(runner.identifier)/status", encoding: .utf8)) ?? ""
        let peak = status.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Int($0.1) }
        return (peak ?? 0) * 1024
    }

    /// The number of bytes that a runner has read so far.
    private func readCount(of runner: RunnerProcess) -> Int {
        guard let counts = try? String(contentsOfFile: "/proc/\(runner.identifier)/io", encoding: .utf8) else {
            return .max
        }
        return counts.firstMatch(of: /rchar: (\d+)/).flatMap { Int($0.1) } ?? 0
    }

    /// Runs several runners at once until they end, and measures their peak memory use.
    private func run(_ commands: [[String]]) throws -> [(result: RunnerProcess.Result, memory: Int)] {
        let runners = try commands.map { command in
            let runner = try RunnerProcess()
            try runner.start(command[0], Array(command.dropFirst()))
            return runner
        }
        defer { runners.forEach { $0.remove() } }
        let start = ContinuousClock.now
        var memory = runners.map { _ in 0 }
        while runners.contains(where: \.isRunning), ContinuousClock.now - start < .seconds(40), memory.max()! < 1 << 30
        {
            memory = zip(runners, memory).map { max($1, peakMemory(of: $0)) }
            usleep(20_000)
        }
        return zip(runners, memory).map { ($0.result(within: 0), $1) }
    }

    func testLimitsHoldForFloods() throws {
        let outcomes = try run([
            ["Flood", "--filter", "floods", "--jobs", "2", "--grace-period", "0.2"],
            ["FloodOfSteps", "--grace-period", "0.2"],
            ["FloodedHook", "--time-limit", "0.2", "--grace-period", "1"],
        ])
        let texts = [
            ["✗ floods lines [1] (took longer than", "✗ floods one line [2] (took longer than"],
            ["✗ takes steps [1] (took longer than"],
            ["afterSuite took longer than"],
        ]
        for ((result, memory), texts) in zip(outcomes, texts) {
            XCTAssertFalse(result.wasKilled)
            XCTAssertEqual(result.status, 1)
            for text in texts { XCTAssertTrue(result.output.contains(text), text) }
            XCTAssertLessThan(result.output.utf8.count, 1_000_000)
            XCTAssertLessThan(memory, 300_000_000)
        }
    }

    func testASignalEndsAFlood() throws {
        try runner.start("FloodedListing", ["--list"])
        runner.waitUntilItListens()
        XCTAssertTrue(eventually { readCount(of: runner) > 1_000_000 })
        runner.send(SIGTERM)
        let result = runner.result()
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(result.status, 128 + SIGTERM)
    }

    func testTheBeginningAndTheEndOfMuchOutputAreKept() throws {
        let result = try runner.run("Flood", "--filter", "prints much$|passes")
        XCTAssertEqual(result.status, 0)
        let lines = result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        XCTAssertTrue(lines[0].hasPrefix("✓ prints much"))
        XCTAssertEqual(lines[1], "number 1")
        let gap = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("… ") })
        XCTAssertEqual(gap, lines.lastIndex { $0.hasPrefix("… ") })
        let count = try XCTUnwrap(lines[gap].firstMatch(of: /^… (\d+) lines were left out …$/).flatMap { Int($0.1) })
        let before = try XCTUnwrap(Int(lines[gap - 1].dropFirst("number ".count)))
        XCTAssertEqual(lines[gap + 1], "number \(before + count + 1)")
        XCTAssertTrue(lines.contains("number 30000"))
        XCTAssertTrue(lines.contains("after the flood"))
        XCTAssertLessThan(result.output.utf8.count, 300_000)
    }

    func testALineOfTooManyBytesIsCutBetweenCharacters() throws {
        let result = try runner.run("Flood", "--filter", "prints one long line$")
        XCTAssertEqual(result.status, 0)
        let lines = result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        XCTAssertEqual(lines[1], String(repeating: "я", count: 32_768) + " … 134464 bytes of this line were left out")
        XCTAssertEqual(lines[2], "short")
    }
}
