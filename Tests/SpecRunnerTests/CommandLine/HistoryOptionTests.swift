import SpecReports
import XCTest

@testable import SpecRunner

/// The options and commands for the history and for promises.
final class HistoryOptionTests: OptionTestCase {
    func testTheFolderAndTheConditions() throws {
        let options = try options("--history", "h", "--fail-on", "flaky > 2 %", "--fail-on", "new failures")
        XCTAssertEqual(options.history, "h")
        XCTAssertEqual(options.gates, [Gate("flaky > 2 %")!, Gate("new failures")!])
        XCTAssertEqual(
            problem("--history", "h", "--fail-on", "flaky"),
            "--fail-on flaky: the condition has to be 'flaky > 2 %', 'slower > 2x' or 'new failures'"
        )
        XCTAssertEqual(
            problem("--fail-on", "new failures"),
            "--fail-on compares a run with earlier ones: give --history FOLDER, too"
        )
        XCTAssertEqual(problem("history"), "history needs the folder of the runs: --history FOLDER")
        XCTAssertEqual(try self.options("history", "--history", "h").command, .history)
        XCTAssertEqual(problem("bisect", "--history", "h"), "bisect does not take --history")
        XCTAssertEqual(problem("history", "--history", "h", "--html", "p"), "history does not take --html")
    }

    func testThePromises() throws {
        let promises = try options("promises", "--jobs", "2", "--bundle", "b")
        XCTAssertEqual([promises.command == .promises, promises.format == .none], [true, true])
        XCTAssertEqual(promises.bundles, ["b"])
        XCTAssertEqual(problem("promises", "--filter", "x"), "promises does not take --filter")
        XCTAssertEqual(problem("init", "--filter", "x"), "init does not take --filter")
        XCTAssertFalse(Options.Command.promises.help.contains("  PATH "))
        XCTAssertTrue(Options.Command.bisect.help.contains("  PATH "))
        XCTAssertEqual(problem("promises", "--shard", "1/2"), "promises does not take --shard")
        XCTAssertEqual(problem("promises", "A.swift"), "promises runs all examples: leave out A.swift")
    }
}
