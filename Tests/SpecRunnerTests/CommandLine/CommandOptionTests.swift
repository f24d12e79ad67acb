import XCTest

@testable import SpecRunner

/// The commands other than the one that runs the examples, and the options that each command takes.
final class CommandOptionTests: OptionTestCase {
    func testCommands() throws {
        XCTAssertEqual(try options("report", "a.jsonl", "b.jsonl").eventFiles, ["a.jsonl", "b.jsonl"])
        XCTAssertEqual(try options("bisect", "--seed", "7").command, .bisect)
        XCTAssertEqual(problem("report"), "report needs at least one file that was written with --events")
        XCTAssertEqual(
            problem("bisetc"),
            "unexpected argument bisetc: there is no file or folder of this name here; "
                + "to run examples by name, use --filter bisetc; did you mean the command bisect?"
        )
        XCTAssertEqual(
            problem("--watch", "--bundle", "x"),
            "--watch builds the package anew, so it cannot go with --bundle"
        )
    }

    func testACommandTakesOnlyTheOptionsThatItHeeds() throws {
        for option in ["--html", "--junit", "--events", "--markdown", "--json"] {
            XCTAssertEqual(problem("bisect", option, "a"), "bisect does not take \(option)")
        }
        XCTAssertEqual(problem("bisect", "--repeat", "3"), "bisect does not take --repeat")
        XCTAssertEqual(problem("bisect", "--jobs", "3"), "bisect does not take --jobs")
        XCTAssertEqual(problem("bisect", "--watch"), "bisect does not take --watch")
        XCTAssertEqual(problem("bisect", "--list"), "bisect does not take --list")
        XCTAssertNoThrow(try options("bisect", "--order", "random"))
        XCTAssertEqual(problem("bisect", "--fail-fast"), "bisect does not take --fail-fast")
        XCTAssertEqual(problem("report", "a", "--filter", "b"), "report does not take --filter")
        XCTAssertEqual(problem("report", "a", "--fail-fast"), "report does not take --fail-fast")
        XCTAssertNoThrow(try options("report", "a", "--html", "b", "--slowest", "3", "--format", "dots", "--stable"))
        XCTAssertNoThrow(try options("report", "a", "--max-failures-shown", "30"))
        XCTAssertEqual(problem("bisect", "--max-failures-shown", "3"), "bisect does not take --max-failures-shown")
        XCTAssertNoThrow(try options("bisect", "--filter", "b", "--bundle", "c", "--time-limit", "3", "--seed", "3"))
        XCTAssertNoThrow(try options("report", "a", "--bundle", "b"))
    }

    func testWhatTheDocumentsSay() throws {
        let options = try options("--title", "The shop", "--language", "es-AR", "--audience", "product")
        XCTAssertEqual(options.title, "The shop")
        XCTAssertEqual(options.language.code, "es-AR")
        XCTAssertEqual(options.audience, .product)
        XCTAssertEqual(try self.options().audience, .all)
        XCTAssertEqual(
            problem("--language", "fr"),
            "--language fr: the reports have no texts in this language; they have en, ru, es"
        )
        XCTAssertEqual(
            problem("--audience", "prodct"),
            "--audience prodct: the value has to be one of all, product; did you mean product?"
        )
        XCTAssertEqual(problem("--title"), "--title needs a value: the title of the documents")
        XCTAssertEqual(problem("bisect", "--title", "a"), "bisect does not take --title")
    }

    func testWhichRunsHaveAllExamplesAndWriteDocuments() throws {
        XCTAssertTrue(try options("--jobs", "2").selectsAll)
        for selection in [["--filter", "a"], ["--tag", "a"], ["--only-failures"], ["--shard", "1/2"]] {
            XCTAssertFalse(try OptionParser.options(from: selection, exists: { _ in false }).selectsAll, "\(selection)")
        }
        XCTAssertTrue(try options("--html", "a").writesDocuments)
        XCTAssertTrue(try options("--markdown", "a").writesDocuments)
        XCTAssertFalse(try options("--junit", "a").writesDocuments)
    }

    func testACommandToRunAgainAsksForTheSame() throws {
        XCTAssertEqual(
            try options("--require-expectations", "--filter", "a", "--bundle", "b c").specsCommand,
            "swift run specs --bundle 'b c' --require-expectations"
        )
        XCTAssertEqual(try options("--time-limit", "60").specsCommand, "swift run specs")
        XCTAssertEqual(
            try options("--time-limit", "0.5", "--filter", "a").specsCommand,
            "swift run specs --time-limit 0.5"
        )
        XCTAssertEqual(try options("--filter", "a").specsCommand, "swift run specs")
    }
}
