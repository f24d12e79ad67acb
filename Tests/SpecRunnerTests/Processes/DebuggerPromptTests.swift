import ChildProcesses
import SpecEvents
import XCTest

@testable import SpecRunner

/// `--debug` makes a failed example wait until a key lets it continue.
final class DebuggerPromptTests: RunnerProcessTestCase {
    func testAFailedExampleWaitsForTheReturnKey() throws {
        let keys = try ChildPipe()
        try runner.start("Mixed", ["--debug", "--filter", "loads", "--format", "none"], input: keys.reading)
        XCTAssertTrue(runner.wait(for: "press return to go on\n", in: "err"))
        let text = runner.text("err")
        let number = try XCTUnwrap(text.firstMatch(of: /in the process (\d+)/)?.1)
        XCTAssertTrue(text.contains(#"/MixedSpec.swift:14: expected to equal "loading", got "initial""#), text)
        XCTAssertTrue(
            text.hasSuffix(
                """
                “A screen with <b>facts</b> & more › after a tap › loads” failed and waits before its `afterEach`, \
                in the process \(number)
                to look at it: lldb -p \(number)
                press return to go on

                """
            ),
            text
        )
        XCTAssertTrue(runner.isRunning)
        XCTAssertNil(writeAll("\n", to: try XCTUnwrap(keys.writing)))
        let result = runner.result()
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.errors, text)
        XCTAssertEqual(runner.leftFiles, [])
    }

    func testWithoutKeysItGoesOn() throws {
        let result = try runner.run("Mixed", "--debug", "--format", "none")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.errors.components(separatedBy: "press return to go on").count - 1, 3)
    }

    func testItIsForOneProcess() {
        XCTAssertThrowsError(try OptionParser.options(from: ["--debug", "--jobs", "2"])) {
            XCTAssertEqual("\($0)", "--debug waits for one example at a time, so it cannot go with --jobs")
        }
    }
}
