import SpecReports
import TestSupport
import XCTest

@testable import SpecRunner

/// `specs promises`, and what a run says about promises.
final class PromisesCommandTests: RunnerProcessTestCase {
    /// The folder of the fixture suite's examples. A file in the runner's folder is therefore about none of them.
    private static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../FixtureSuite").standardizedFileURL.path

    private func write(_ text: String, to path: String = "Specs/Promises.md") throws {
        let url = runner.folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func testPromisesAreListedWithTheirPlaces() throws {
        try write("## arithmetic\n- adds\n- divides")
        let result = try runner.run("Green", "promises")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(
            result.output,
            """
            2 promises: 0 kept, 0 broken, 2 open

            open
              Specs/Promises.md:2: arithmetic › adds (no group of this name yet)
              Specs/Promises.md:3: arithmetic › divides (no group of this name yet)

            """
        )
    }

    func testWhatFailsIsNamedAboveThePromises() throws {
        let result = try runner.run("AssertingSuite", "promises", environment: ["FAILS": "after"])
        XCTAssertEqual(result.status, 1)
        assertContains(result.output, "FAILED outside any example\n", "not put back")
        XCTAssertTrue(result.output.hasSuffix("\nno promises: no Promises.md of this package has a sentence\n"))
    }

    func testARunCountsThePromisesUnlessItLeavesOutExamples() throws {
        try write("## arithmetic\n- adds")
        let counts = "\n1 promise: 0 kept, 0 broken, 1 open\n"
        let with = [[], ["--format", "dots"]]
        let without = [["--format", "none"], ["--filter", "adds"], ["--shard", "1/2"], ["--tag", "not x"]]
        let outputs = try runner.runAtOnce((with + without).map { ("Green", $0) }).map(\.output)
        XCTAssertEqual(outputs.map { $0.contains(counts) }, [true, true, false, false, false, false])
        XCTAssertEqual(outputs.map { $0.contains("promise") }, [true, true, false, false, false, false])
        _ = try runner.run("Green", "--html", runner.file("p.html"), "--format", "none", "--events", runner.file("e"))
        XCTAssertTrue(runner.text("p.html").contains("<h2 id=\"promises\">Promises</h2>"))
        let report = try runner.run(nil, "report", runner.file("e"), "--html", runner.file("r.html"))
        XCTAssertTrue(report.output.contains(counts))
        let reason = "no recorded example"
        XCTAssertTrue(runner.text("r.html").contains(reason), "a recording need not have all")
    }

    func testAFileThatIsWrittenWrongEndsTheRunBeforeItBegins() throws {
        try write("- adds\n## g\n- a\n- a")
        try write("# T\n- b", to: "Promises.md")
        for command in [["promises"], []] {
            let result = try runner.run("Green", command)
            XCTAssertEqual(result.status, 2)
            XCTAssertEqual(result.output, "")
            XCTAssertEqual(
                result.errors,
                """
                error: Promises.md:2: the promise “b” names no group: write the name of the group of its example above it, \
                as a heading with ##
                Specs/Promises.md:1: the promise “adds” names no group: write the name of the group of its example above \
                it, as a heading with ##
                Specs/Promises.md:4: “g › a” is promised twice, first in line 3: leave out one of them

                """
            )
        }
        try write("", to: "Promises.md")
        try Data([0xFF, 0xFE, 0xFF]).write(to: runner.folder.appending(path: "Specs/Promises.md"))
        let result = try runner.run("Green")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.hasSuffix("Specs/Promises.md cannot be read; it has to be a text file in UTF-8\n"))
    }

    func testFilesAreFoundFourFoldersDeepAndNotInHiddenOnes() throws {
        try write("## g\n- a", to: "Packages/Shop/Tests/CartSpecs/Promises.md")
        try write("## g\n- b", to: "1/2/3/4/5/Promises.md")
        try write("## g\n- c", to: ".build/Promises.md")
        XCTAssertTrue(try runner.run("Green", "promises").output.hasPrefix("1 promise:"))
    }

    func testAnExampleOfTheFolderKeepsItsPromise() throws {
        let source = PromiseReport.Source(path: "P.md", folder: Self.fixture, text: "## arithmetic\n- adds\n- awaits")
        _ = try runner.run("Green", "--format", "none", "--events", runner.file("e"))
        let events = try RecordedStream(path: runner.file("e")).events
        var text = ""
        let listing = PromiseListing([source], isBrief: true) { text += $0 }
        [listing as any Reporter].replay(events)
        XCTAssertEqual(text, "\n2 promises: 2 kept, 0 broken, 0 open\n")
    }
}
