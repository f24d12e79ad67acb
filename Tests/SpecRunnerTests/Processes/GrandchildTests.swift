import Foundation
import XCTest

/// Processes that examples start and do not end.
final class GrandchildTests: RunnerProcessTestCase {
    private var numbers: [Int32] { runner.text("numbers").split(separator: "\n").compactMap { Int32($0) } }

    override func tearDown() {
        numbers.forEach { kill($0, SIGKILL) }
        super.tearDown()
    }

    func testAProcessThatIsLeftBehindDoesNotKeepTheRunnerWaiting() throws {
        let environment = ["GRANDCHILD": runner.file("numbers")]
        let result = try runner.run("Grandchild", "--filter", "behind$", environment: environment)
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(result.status, 0)
        let number = try XCTUnwrap(numbers.first)
        XCTAssertEqual(
            kill(number, 0),
            0,
            "a process that was left behind by an example that ended is nobody's concern"
        )
    }

    func testWhatAnExampleStartedIsKilledWithItsProcess() throws {
        let environment = ["GRANDCHILD": runner.file("numbers")]
        let result = try runner.run(
            "Grandchild",
            "--filter",
            "hangs$",
            "--grace-period",
            "0.3",
            environment: environment,
            within: 20
        )
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(result.status, 1)
        let number = try XCTUnwrap(numbers.first)
        let start = ContinuousClock.now
        while isAlive(number), ContinuousClock.now - start < .seconds(60) { usleep(5000) }
        XCTAssertFalse(isAlive(number))
    }

    func testWhatAnExampleStartedIsKilledWhenItsTimeAfterASignalIsOver() throws {
        let environment = ["GRANDCHILD": runner.file("numbers")]
        try runner.start("Grandchild", ["--filter", "hangs$", "--grace-period", "0.2"], environment: environment)
        XCTAssertTrue(runner.wait(for: "\n", in: "numbers"))
        runner.send(SIGINT)
        XCTAssertEqual(runner.result().status, 128 + SIGINT)
        let number = try XCTUnwrap(numbers.first)
        let start = ContinuousClock.now
        while isAlive(number), ContinuousClock.now - start < .seconds(60) { usleep(5000) }
        XCTAssertFalse(isAlive(number))
    }

    func testWhatAnExampleStartedIsKilledBySecondSignal() throws {
        let environment = ["GRANDCHILD": runner.file("numbers")]
        try runner.start("Grandchild", ["--filter", "hangs$"], environment: environment)
        XCTAssertTrue(runner.wait(for: "\n", in: "numbers"))
        runner.send(SIGINT)
        runner.send(SIGTERM)
        XCTAssertEqual(runner.result().status, 128 + SIGTERM)
        let number = try XCTUnwrap(numbers.first)
        let start = ContinuousClock.now
        while isAlive(number), ContinuousClock.now - start < .seconds(60) { usleep(5000) }
        XCTAssertFalse(isAlive(number))
    }

    /// Whether a process runs: one that was killed is there until its parent looks, which is none of ours.
    private func isAlive(_ number: Int32) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        guard let status else { return FileManager.default.fileExists(atPath: "/proc") ? false : kill(number, 0) == 0 }
        return !status.contains(") Z ")
    }
}
