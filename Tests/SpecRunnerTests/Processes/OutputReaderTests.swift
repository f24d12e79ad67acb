import ChildProcesses
import SpecEvents
import XCTest

@testable import SpecRunner

final class OutputReaderTests: XCTestCase {
    private let example = ExampleIdentity(identifier: "M.FooSpec/a › b", names: ["a", "b"], location: nil)
    private let other = ExampleIdentity(identifier: "M.FooSpec/c", names: ["c"], location: nil)

    private func reader(of text: String) throws -> OutputReader {
        let pipe = try ChildPipe()
        var reader = OutputReader(pipe, Self.marks)
        // Write in pieces, because the pipe cannot hold all of a long text.
        var rest = text.utf8[...]
        while !rest.isEmpty {
            try print(String(decoding: rest.prefix(30_000), as: UTF8.self), into: pipe)
            reader.read()
            rest = rest.dropFirst(30_000)
        }
        pipe.closeWriteEnd()
        return reader
    }

    private func print(_ text: String, into pipe: ChildPipe) throws {
        XCTAssertEqual(write(try XCTUnwrap(pipe.writing), text, text.utf8.count), text.utf8.count)
    }

    /// Returns the example's output if the process prints `text` while the example runs.
    private func output(_ text: String) throws -> [String]? {
        var reader = try reader(of: start() + text + Self.end)
        let lines = reader.claimLines(of: example, hasEnded: true)
        XCTAssertEqual(reader.latestLines(), [])
        return lines
    }

    private static let marks = OutputMarks(eventsPath: "/p/1-events.jsonl")
    private static let end = marks.text(.end)
    private func start(_ example: ExampleIdentity? = nil) -> String {
        Self.marks.text(.begin((example ?? self.example).identifier))
    }

    func testWhatIsPrintedBetweenTheMarksBelongsToTheExample() throws {
        var reader = try reader(
            of: "before all\n" + start() + "mine\nmine, too\n" + Self.end + "between\n" + start(other) + "not mine\n"
                + Self.end
        )
        XCTAssertEqual(reader.claimLines(of: example, hasEnded: true), ["mine", "mine, too"])
        XCTAssertNil(reader.claimLines(of: example, hasEnded: false))
        XCTAssertEqual(reader.claimLines(of: other, hasEnded: true), ["not mine"])
        XCTAssertEqual(reader.latestLines(), ["before all", "between"])
    }

    func testAnExampleThatPrintsNothingHasNoOutput() throws {
        XCTAssertNil(try output(""))
    }

    func testAMarkMayStandBehindWhatWasPrinted() throws {
        XCTAssertEqual(try output("abc"), ["abc"])
        XCTAssertEqual(try output("one\n\nabc"), ["one", "", "abc"])
        XCTAssertEqual(try output("\n"), [""])
        XCTAssertEqual(try output("one\n\n\n"), ["one", "", ""])
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
        let mark = Self.marks.text(.end).trimmingCharacters(in: .newlines)
        let others = [marks.text(.end), marks.text(.begin("M.FooSpec/c"))]
        for text in others.map({ $0.trimmingCharacters(in: .newlines) }) + [
            "\u{1E}", "\u{1E}e", "one \u{1E} two", String(mark.dropLast()), "x\(mark)",
        ] { XCTAssertEqual(try output("one\n\(text)\ntwo\n"), ["one", text, "two"], text) }
    }

    func testAMarkBehindAVeryLongLineIsRead() throws {
        let long = String(repeating: "x", count: TruncatedLines.limit + 7)
        let cut = long.dropLast(7) + " … 7 bytes of this line were left out"
        var reader = try reader(of: long + start() + long + Self.end + long + start(other) + "mine\n")
        XCTAssertEqual(reader.claimLines(of: example, hasEnded: false), [String(cut)])
        XCTAssertEqual(reader.claimLines(of: other, hasEnded: true), ["mine"])
        XCTAssertEqual(reader.latestLines(), [String(cut), String(cut)])
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

    func testIdentifiersOfAnyForm() throws {
        let long = String(repeating: "a", count: 70_000)
        for identifier in ["", "C", "M.C", "M.C/a/b", "/a", ".", "M.C/a 'b' \u{1E}", "M.C/\(long)", "M.C/b\(long)"] {
            let example = ExampleIdentity(identifier: identifier, names: [], location: nil)
            var reader = try reader(of: start(example) + "mine\n")
            XCTAssertEqual(reader.claimLines(of: example, hasEnded: false), ["mine"], identifier)
        }
    }
}
