import ChildProcesses
import Foundation
import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

final class OutputReaderTests: SharedTestCase {
    private let example = ExampleIdentity(identifier: "M.FooSpec/a › b", names: ["a", "b"], location: nil)
    private let other = ExampleIdentity(identifier: "M.FooSpec/c", names: ["c"], location: nil)

    private func reader(of text: String) throws -> OutputReader {
        let pipe = try ChildPipe()
        var reader = OutputReader(pipe, Self.marks)
        try print(text, into: pipe)
        pipe.closeWriting()
        reader.read()
        return reader
    }

    private func print(_ text: String, into pipe: ChildPipe) throws {
        XCTAssertEqual(write(try XCTUnwrap(pipe.writing), text, text.utf8.count), text.utf8.count)
    }

    /// What the example printed, if the process printed this while it ran.
    private func output(_ text: String) throws -> [String]? {
        var reader = try reader(of: start() + text + Self.end)
        let lines = reader.claimLines(of: example, hasEnded: true)
        XCTAssertEqual(reader.latestLines(), [])
        return lines
    }

    private static let marks = OutputMarks(eventsPath: "/p/1-events.jsonl")
    private static let end = marks.text(.end) + "\n"
    private func start(_ example: ExampleIdentity? = nil) -> String {
        Self.marks.text(.begin((example ?? self.example).identifier)) + "\n"
    }
    private func failure(_ line: String) -> String { Self.marks.text(.failure(line)) + "\n" }

    func testWhatIsPrintedBetweenTheMarksBelongsToTheExample() throws {
        var reader = try reader(
            of: "before all\n" + start() + "mine\n" + failure("A.swift:3: error: a › b : expected x") + failure("more")
                + "mine, too\n" + Self.end + "between\n" + start(other) + "not mine\n" + Self.end
        )
        XCTAssertEqual(reader.claimLines(of: example, hasEnded: true), ["mine", "mine, too"])
        XCTAssertNil(reader.claimLines(of: example, hasEnded: false))
        XCTAssertEqual(reader.claimLines(of: other, hasEnded: true), ["not mine"])
        XCTAssertEqual(reader.latestLines(), ["before all", "between"])
    }

    func testAnExampleThatPrintsNothingHasNoOutput() throws {
        XCTAssertNil(try output(""))
        XCTAssertNil(try output(failure("one") + failure("two")))
    }

    func testAMarkMayStandBehindWhatWasPrinted() throws {
        XCTAssertEqual(try output("abc"), ["abc"])
        XCTAssertEqual(try output("one\n\nabc"), ["one", "", "abc"])
        XCTAssertEqual(try output("abc" + failure("expected x") + "d"), ["abc", "d"])
        var reader = try reader(
            of: "stray" + start() + "abc" + Self.end + "between" + start(other) + Self.end + "after"
        )
        XCTAssertEqual(reader.claimLines(of: example, hasEnded: true), ["abc"])
        XCTAssertEqual(reader.latestLines(), ["stray", "between", "after"])
    }

    func testALineWithoutItsEndIsClaimedToo() throws {
        for hasEnded in [false, true] {
            var reader = try reader(of: start() + "mine\nlast wor")
            XCTAssertEqual(reader.claimLines(of: example, hasEnded: hasEnded), ["mine", "last wor"])
        }
    }

    func testALineOfWhichTheRestIsOnItsWayIsNotCut() throws {
        let pipe = try ChildPipe()
        var reader = OutputReader(pipe, Self.marks)
        try print(start() + "one\n*** ", into: pipe)
        reader.read()
        XCTAssertEqual(reader.wholeLatestLines, ["one"])
        try print("Signal 3\n", into: pipe)
        reader.read()
        XCTAssertEqual(reader.wholeLatestLines, ["one", "*** Signal 3"])
    }

    func testWhatLooksLikeAMarkIsPrinted() throws {
        let marks = OutputMarks(eventsPath: "/p/2-events.jsonl")
        let opening = Self.marks.text(.begin("")).dropLast()
        for text in [
            marks.text(.end), marks.text(.begin("M.FooSpec/c")), marks.text(.failure("x")), "\u{1E}", "\u{1E}e",
            "one \u{1E} two", String(opening.dropLast()), String(opening), "x\(opening)",
        ] {
            XCTAssertEqual(try output("one\n\(text)\ntwo\n"), ["one", text, "two"], text)
        }
    }

    func testAnExampleIsOverWhenItsResultIsThere() throws {
        let pipe = try ChildPipe()
        var reader = OutputReader(pipe, Self.marks)
        try print(start() + "one\n", into: pipe)
        reader.read()
        XCTAssertEqual(reader.claimLines(of: example, hasEnded: true), ["one"])
        try print("stray\n", into: pipe)
        reader.read()
        XCTAssertNil(reader.claimLines(of: example, hasEnded: true))
        XCTAssertEqual(reader.latestLines(), ["stray"])
    }

    func testWhatFailedBeforeAProcessDiedIsInItsOutput() throws {
        var reader = try reader(
            of: start() + "one\n" + failure("A.swift:3: error: a › b : x") + failure("") + "Fatal error\n"
        )
        let lines = ["one", "A.swift:3: error: a › b : x", "", "Fatal error"]
        XCTAssertEqual(reader.latestLines(), lines)
        XCTAssertEqual(reader.claimLines(of: example, hasEnded: false), lines)
        XCTAssertEqual(reader.latestLines(), [])
    }

    func testIdentifiersOfAnyForm() throws {
        for identifier in ["", "C", "M.C", "M.C/a/b", "/a", ".", "M.C/a 'b' \u{1E}"] {
            let example = ExampleIdentity(identifier: identifier, names: [], location: nil)
            var reader = try reader(of: start(example) + "mine\n")
            XCTAssertEqual(reader.claimLines(of: example, hasEnded: false), ["mine"], identifier)
        }
    }
}
