import TestSupport
import XCTest

/// Processes that examples start and leave running.
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
        XCTAssertTrue(eventually { !numbers.isEmpty })
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
            "0.1",
            environment: environment
        )
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(result.status, 1)
        try assertItIsKilled()
    }

    func testWhatAnExampleStartedIsKilledWhenItsTimeAfterASignalIsOver() throws {
        let environment = ["GRANDCHILD": runner.file("numbers")]
        try runner.start("Grandchild", ["--filter", "hangs$", "--grace-period", "0.1"], environment: environment)
        XCTAssertTrue(runner.wait(for: "\n", in: "numbers"))
        runner.send(SIGINT)
        XCTAssertEqual(runner.result().status, 128 + SIGINT)
        try assertItIsKilled()
    }

    func testWhatAnExampleStartedIsKilledBySecondSignal() throws {
        let environment = ["GRANDCHILD": runner.file("numbers")]
        try runner.start("Grandchild", ["--filter", "hangs$"], environment: environment)
        XCTAssertTrue(runner.wait(for: "\n", in: "numbers"))
        runner.send(SIGINT)
        runner.send(SIGTERM)
        XCTAssertEqual(runner.result().status, 128 + SIGTERM)
        try assertItIsKilled()
    }

    private func assertItIsKilled(line: UInt = #line) throws {
        let number = try XCTUnwrap(numbers.first)
        XCTAssertTrue(eventually { !isAlive(number) }, line: line)
    }

    /// Whether a process is running. A killed one stays as a zombie until its parent, which is not this process, collects it.
    private func isAlive(_ number: Int32) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        guard let status else { return FileManager.default.fileExists(atPath: "/proc") ? false : kill(number, 0) == 0 }
        return !status.contains(") Z ")
    }
}
