import Foundation
import SpecEvents
import XCTest

@testable import specs

final class OutputReaderTests: XCTestCase {
    private let example = ExampleIdentity(identifier: "M.FooSpec/a › b", names: ["a", "b"], location: nil)

    private func reader(of text: String) throws -> OutputReader {
        let pipe = try ChildPipe()
        var reader = OutputReader(pipe)
        let writing = try XCTUnwrap(pipe.writing)
        XCTAssertEqual(write(writing, text, text.utf8.count), text.utf8.count)
        pipe.closeWriting()
        reader.read()
        return reader
    }

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
            reader.claimLines(of: example, besides: ["expected x\nsecond line of the failure"]),
            ["mine", "mine, too"]
        )
        XCTAssertNil(reader.claimLines(of: example))
        XCTAssertEqual(reader.unclaimedLines, ["before all", "between"])
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
        XCTAssertNil(reader.claimLines(of: example, besides: ["one\ntwo"]))
    }
}
