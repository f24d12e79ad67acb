import ChildProcesses
import Foundation
import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

final class OutputReaderTests: SharedTestCase {
    private let example = ExampleIdentity(identifier: "M.FooSpec/a › b", names: ["a", "b"], location: nil)

    private func reader(of text: String) throws -> OutputReader {
        let pipe = try ChildPipe()
        var reader = OutputReader(pipe)
        try print(text, into: pipe)
        pipe.closeWriting()
        reader.read()
        return reader
    }

    private func print(_ text: String, into pipe: ChildPipe) throws {
        XCTAssertEqual(write(try XCTUnwrap(pipe.writing), text, text.utf8.count), text.utf8.count)
    }

    private func failed(_ failures: (String, Int)...) -> ExampleResult {
        let failures = failures.map { message, line in
            RecordedFailure(message: message, location: CodeLocation(file: "/p/A.swift", line: line))
        }
        return ExampleResult(status: .failed, duration: 0, failures: failures)
    }

    private let passed = ExampleResult(status: .passed, duration: 0)

    /// What the example `FooSpec.a › b` printed, if the process printed this while it ran.
    private func output(_ text: String, _ result: ExampleResult) throws -> [String]? {
        var reader = try reader(of: Self.start + text + Self.end)
        let lines = reader.claimLines(of: example, ended: result)
        XCTAssertEqual(reader.latestLines(), [])
        return lines
    }

    private static let start = "Test Case 'FooSpec.a › b' started at 2026-01-01 00:00:00.000\n"
    private static let end = "Test Case 'FooSpec.a › b' passed (0.001 seconds)\n"

    func testWhatIsPrintedBetweenXCTestsLinesBelongsToTheExample() throws {
        var reader = try reader(
            of: """
                before all
                Test Suite 'FooSpec' started at 2026-01-01 00:00:00.000
                Test Case 'FooSpec.a › b' started at 2026-01-01 00:00:00.000
                mine
                /p/A.swift:3: error: FooSpec.a › b : expected x
                second line of the failure
                mine, too
                Test Case 'FooSpec.a › b' failed (0.0 seconds)
                between
                Test Case 'FooSpec.c' started at 2026-01-01 00:00:00.000
                not mine
                FooSpec.c : Test skipped - no network
                Test Case 'FooSpec.c' skipped (0.0 seconds)
                Test Suite 'FooSpec' failed at 2026-01-01 00:00:00.000
                \t Executed 2 tests, with 1 failure (0 unexpected) in 0.0 (0.0) seconds

                """
        )
        XCTAssertEqual(
            reader.claimLines(of: example, ended: failed(("expected x\nsecond line of the failure", 3))),
            ["mine", "mine, too"]
        )
        XCTAssertNil(reader.claimLines(of: example))
        XCTAssertEqual(reader.latestLines(), ["before all", "between"])
    }

    func testALineWithoutItsEndIsClaimedToo() throws {
        var reader = try reader(of: "Test Case 'FooSpec.a › b' started at 2026-01-01 00:00:00.000\nmine\nlast wor")
        XCTAssertEqual(reader.claimLines(of: example), ["mine", "last wor"])
    }

    func testAnExampleThatPrintsNothingHasNoOutput() throws {
        var reader = try reader(
            of: """
                Test Case 'FooSpec.a › b' started at 2026-01-01 00:00:00.000
                /p/A.swift:3: error: FooSpec.a › b : one
                two

                """
        )
        XCTAssertNil(reader.claimLines(of: example, ended: failed(("one\ntwo", 3))))
    }

    // MARK: Without a line break

    func testXCTestsLineMayStandBehindWhatWasPrinted() throws {
        XCTAssertEqual(try output("abc", passed), ["abc"])
        XCTAssertEqual(try output("one\nabc", passed), ["one", "abc"])
        let failure = "/p/A.swift:3: error: FooSpec.a › b : expected x\n"
        XCTAssertEqual(try output("abc" + failure, failed(("expected x", 3))), ["abc"])
        XCTAssertEqual(
            try output("abc/p/A.swift:3: error: FooSpec.a › b : x\ny\nd", failed(("x\ny", 3))),
            ["abc", "d"]
        )
        let skipped = ExampleResult(status: .skipped, duration: 0, reason: "no network")
        XCTAssertEqual(try output("abcFooSpec.a › b : Test skipped - no network\n", skipped), ["abc"])
        XCTAssertNil(try output("FooSpec.a › b : Test skipped - no network\n", skipped))
        let reasonless = ExampleResult(status: .skipped, duration: 0)
        XCTAssertNil(try output("FooSpec.a › b : Test skipped\n", reasonless))
    }

    func testWhatComesAfterSuchALineIsAttributedRightly() throws {
        var reader = try reader(
            of: "stray" + Self.start + "abc" + Self.end + "between"
                + "Test Case 'FooSpec.c' started at 2026-01-01 00:00:00.000\nnot mine\n"
                + "Test Case 'FooSpec.c' failed (0.0 seconds)\n"
                + "afterTest Suite 'FooSpec' failed at 2026-01-01 00:00:00.000\n"
        )
        XCTAssertEqual(reader.claimLines(of: example, ended: passed), ["abc"])
        let other = ExampleIdentity(identifier: "M.FooSpec/c", names: ["c"], location: nil)
        XCTAssertEqual(reader.claimLines(of: other, ended: passed), ["not mine"])
        XCTAssertEqual(reader.latestLines(), ["stray", "between", "after"])
    }

    func testTheEndOfTheProcessMayComeWithoutALineBreak() throws {
        var running = try reader(of: Self.start + "mine\nlast wor")
        XCTAssertEqual(running.claimLines(of: example), ["mine", "last wor"])
        var ended = try reader(of: Self.start + "mine\nlast wor")
        XCTAssertEqual(ended.claimLines(of: example, ended: passed), ["mine", "last wor"])
    }

    // MARK: Lines that look like XCTest's

    func testAnExampleMayPrintWhatXCTestPrintsOfOthers() throws {
        for text in [
            "Test Case 'FooSpec.c' started at 2026-01-01 00:00:00.000", "Test Case 'FooSpec.c' passed (0.0 seconds)",
            "Test Suite 'All tests' started at 2026-01-01 00:00:00.000", "\t Executed 2 tests",
            "/p/A.swift:3: error: FooSpec.c : expected x", "FooSpec.c : Test skipped - why",
            "Test Case 'FooSpec.a › b' started at 2026-01-01 00:00:00.000", "Test Case 'FooSpec.a › b' passed (1",
            "Test Case 'FooSpec.a › b' passed (0.0 seconds) ", "Test Case 'FooSpec.a › b' is slow (1.0 seconds)",
            "/p/A.swift:3: error: FooSpec.a › b : of another kind", "FooSpec.a › b : Test skipped - no network",
        ] {
            XCTAssertEqual(try output("one\n\(text)\ntwo\n", passed), ["one", text, "two"], text)
        }
    }

    func testOfTwoEndsTheLastCounts() throws {
        let own = "Test Case 'FooSpec.a › b' failed (9.9 seconds)"
        XCTAssertEqual(try output("one\n\(own)\ntwo\n", passed), ["one", own, "two"])
        XCTAssertEqual(try output("one\n\(own)\n\(own)\ntwo", passed), ["one", own, own, "two"])
        var died = try reader(of: Self.start + "one\n\(own)\ntwo\n")
        XCTAssertEqual(died.latestLines(), ["two"])
        XCTAssertEqual(died.claimLines(of: example), ["one", own, "two"])
        XCTAssertEqual(died.latestLines(), [])
    }

    func testWhatComesAfterTheEndIsNoExamples() throws {
        var reader = try reader(of: Self.start + "one\n" + Self.end + "stray\n")
        XCTAssertEqual(reader.claimLines(of: example, ended: passed), ["one"])
        XCTAssertEqual(reader.latestLines(), ["stray"])
        XCTAssertNil(reader.claimLines(of: example, ended: passed))
    }

    func testALineOfWhichTheRestIsOnItsWayIsNotCut() throws {
        let pipe = try ChildPipe()
        var reader = OutputReader(pipe)
        try print(Self.start + "one\n*** ", into: pipe)
        reader.read()
        XCTAssertEqual(reader.wholeLatestLines, ["one"])
        try print("Signal 3\n", into: pipe)
        reader.read()
        XCTAssertEqual(reader.wholeLatestLines, ["one", "*** Signal 3"])
    }

    func testAnExampleIsOverWhenItsResultIsThereWhateverWasAnnounced() throws {
        let pipe = try ChildPipe()
        var reader = OutputReader(pipe)
        try print(Self.start + "one\n", into: pipe)
        reader.read()
        XCTAssertEqual(reader.claimLines(of: example, ended: passed), ["one"])
        let next = "Test Case 'FooSpec.c' started at 2026-01-01 00:00:00.000\ntwo\n"
        try print(next, into: pipe)
        reader.read()
        let other = ExampleIdentity(identifier: "M.FooSpec/c", names: ["c"], location: nil)
        XCTAssertEqual(reader.claimLines(of: other, ended: passed), ["two"])
        try print("\(Self.end)three\n", into: pipe)
        pipe.closeWriting()
        reader.read()
        XCTAssertEqual(reader.claimLines(of: other, ended: passed), [String(Self.end.dropLast()), "three"])
    }

    // MARK: Messages

    func testMessagesWithOtherLineEndsAreReportedOnce() throws {
        let message = "expected to equal\r\n- a\r\n+ b\rc\n"
        let printed = "one\n/p/A.swift:3: error: FooSpec.a › b : \(message)\ntwo\n"
        XCTAssertEqual(try output(printed, failed((message, 3))), ["one", "two"])
        XCTAssertNil(try output("/p/A.swift:3: error: FooSpec.a › b : \r\n\n", failed(("\r\n", 3))))
    }

    func testWhatTheExamplePrintsLikeItsMessageIsItsOwn() throws {
        let message = "one\ntwo\nthree"
        let printed = "/p/A.swift:3: error: FooSpec.a › b : \(message)\n"
        XCTAssertEqual(try output("two\nthree\n" + printed, failed((message, 3))), ["two", "three"])
        XCTAssertEqual(try output(printed + "two\nthree\n", failed((message, 3))), ["two", "three"])
        XCTAssertEqual(try output("two\n" + printed + "x\nthree\n", failed((message, 3))), ["two", "x", "three"])
        XCTAssertEqual(
            try output("like /q/B.swift:3: error: FooSpec.a › b : one\n" + printed, failed((message, 3))),
            ["like /q/B.swift:3: error: FooSpec.a › b : one"]
        )
    }

    func testSeveralFailuresAreReportedOnceEach() throws {
        let printed =
            "/p/A.swift:3: error: FooSpec.a › b : same\nmore\n1\n/p/A.swift:3: error: FooSpec.a › b : same\nmore\n2\n"
            + "/p/A.swift:4: error: FooSpec.a › b : same\n<unknown>:0: error: FooSpec.a › b : nowhere\n"
        var result = failed(("same\nmore", 3), ("same\nmore", 3), ("same", 4))
        result.failures.append(RecordedFailure(message: "nowhere", location: nil))
        XCTAssertEqual(try output(printed, result), ["1", "2"])
    }

    func testALineOfAMessageThatWasCutIsReportedOnce() throws {
        let printed = "abc/p/A.swift:3: error: FooSpec.a › b : long … 9 bytes of this line were left out\nmore\ntwo\n"
        XCTAssertEqual(try output(printed, failed(("long, long, long\nmore", 3))), ["abc", "two"])
    }

    func testWhatFailedBeforeAProcessDiedStaysInItsOutput() throws {
        let failure = "/p/A.swift:3: error: FooSpec.a › b : expected x"
        var reader = try reader(of: Self.start + "one\n\(failure)\nFatal error\n")
        XCTAssertEqual(reader.claimLines(of: example), ["one", failure, "Fatal error"])
    }

    func testIdentifiersOfAnyForm() throws {
        for (identifier, name) in [
            ("", "."), ("C", "C."), ("M.C", "C."), ("M.C/a/b", "C.a/b"), ("/a", ".a"), (".", ".."),
        ] {
            let example = ExampleIdentity(identifier: identifier, names: [], location: nil)
            var reader = try reader(of: "Test Case '\(name)' started at 2026-01-01 00:00:00.000\nmine\n")
            XCTAssertEqual(reader.claimLines(of: example), ["mine"], identifier)
        }
    }
}
