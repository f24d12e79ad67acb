import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

/// The `report` command, and what is printed in addition to the documentation.
final class ReportCommandTests: RunnerProcessTestCase {
    private let example = ExampleIdentity(identifier: "M.FooSpec/a", names: ["a"], location: nil)

    /// Runs the `report` command on a recording that contains these events and then some more text.
    private func report(_ events: [Event], _ rest: String = "", _ options: [String] = []) throws -> RunnerProcess.Result
    {
        let text = events.lines + rest
        try text.write(to: URL(fileURLWithPath: runner.file("events")), atomically: true, encoding: .utf8)
        return try runner.run(nil, ["report", runner.file("events")] + options)
    }

    private var passed: [Event] {
        [
            .runStarted(exampleCount: 1), .exampleStarted(example),
            .exampleFinished(example, ExampleResult(status: .passed, duration: 0)),
        ]
    }

    func testAWholeRecordingIsGreen() throws {
        let result = try report(passed + [.runFinished])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(result.output, "✓ a\n\n1 example in 0.00 s\n")
    }

    func testInheritedExamplesNameTheirClass() throws {
        let events = ["M.BaseSpec/a", "M.HeirSpec/a"].flatMap { identifier -> [Event] in
            let example = ExampleIdentity(
                identifier: identifier,
                names: ["a"],
                location: CodeLocation(file: "/p/BaseSpec.swift", line: 3)
            )
            return [.exampleStarted(example), .exampleFinished(example, ExampleResult(status: .failed, duration: 0))]
        }
        let files = [runner.file("a.md"), runner.file("a.html")]
        let all = [.runStarted(exampleCount: 2)] + events + [.runFinished]
        let result = try report(all, "", ["--markdown", files[0], "--html", files[1]])
        XCTAssertTrue(result.output.hasPrefix("✗ a [1]\n\n✗ a (HeirSpec) [2]\n"), result.output)
        XCTAssertTrue(result.output.contains("\n  1) a\n\n  2) a (HeirSpec)\n"), result.output)
        let documents = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
        XCTAssertTrue(documents[0].contains("## HeirSpec\n\n- **✗ a (HeirSpec)** — failed, see 2\n"), documents[0])
        XCTAssertTrue(documents[1].contains("</span>a (HeirSpec)</a>"), documents[1])
    }

    func testARecordingThatDoesNotEndIsNotGreen() throws {
        let result = try report(passed)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.errors, "warning: \(runner.file("events")) records a run that did not end\n")
    }

    func testHalfALineAtTheEndIsPassedOver() throws {
        let result = try report(passed, "{\"event\":\"exampleSta")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.hasPrefix("✓ a\n"), result.output)
        XCTAssertEqual(try report(passed, "{\"event\":\"runFinished\"}").status, 0)
    }

    func testALineThatIsNoEventIsNamed() throws {
        let result = try report(passed, "nonsense\n{\"event\":\"runFinished\"}\n")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors,
            """
            error: \(runner.file("events")):4: no event: not the JSON of an event: Invalid value around character 1.; \
            the file has to be one that --events or SPEC_EVENTS wrote

            """
        )
    }

    func testFewRepetitionsAreNamedAndManyAreCounted() throws {
        let examples = (1...12).map { ExampleIdentity(identifier: "M.FooSpec/\($0)", names: ["\($0)"], location: nil) }
        let run = examples.flatMap { example -> [Event] in
            [.exampleStarted(example), .exampleFinished(example, ExampleResult(status: .passed, duration: 0))]
        }
        let result = try report([.runStarted(exampleCount: 12)] + run + run + [.runFinished])
        XCTAssertEqual(result.status, 0)
        let lines = result.errors.split(separator: "\n")
        XCTAssertEqual(lines.count, 11)
        XCTAssertTrue(lines.first?.hasPrefix("warning: 1 was run more than once: in ") == true, result.errors)
        XCTAssertEqual(lines.last, "warning: 2 more examples were run more than once")
    }

    func testARecordingOfRepeatedRunsIsToldInOneLine() throws {
        let file = runner.file("events")
        XCTAssertEqual(try runner.run("Green", "--repeat", "3", "--format", "none", "--events", file).status, 0)
        let result = try runner.run(nil, "report", file, "--format", "none")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "note: \(file) records 3 runs; the report has the worst result of each example\n")
    }

    /// A recording may come from elsewhere and name any file.
    func testOnlySourcesAreQuoted() throws {
        let secret = runner.file(".secret")
        try "token-of-somebody\n".write(toFile: secret, atomically: true, encoding: .utf8)
        let failures = ["/etc/passwd", secret, secret + ".swift"].map {
            RecordedFailure(message: "no", location: CodeLocation(file: $0, line: 1))
        }
        try FileManager.default.createSymbolicLink(atPath: secret + ".swift", withDestinationPath: secret)
        let failed = ExampleResult(status: .failed, duration: 0, failures: failures)
        let events: [Event] = [
            .runStarted(exampleCount: 1), .exampleStarted(example), .exampleFinished(example, failed), .runFinished,
        ]
        try events.lines.write(toFile: runner.file("events"), atomically: true, encoding: .utf8)
        let page = runner.file("page.html")
        let result = try runner.run(nil, "report", runner.file("events"), "--html", page)
        for text in [result.output, runner.text("page.html")] {
            XCTAssertFalse(text.contains("token-of-somebody"), text)
            XCTAssertFalse(text.contains("root:"), text)
        }
    }

    func testACommandShowsTheDetailsOfMoreFailures() throws {
        let file = runner.file("events")
        let run = try runner.run("Mixed", "--max-failures-shown", "1", "--events", file)
        assertContains(
            run.output,
            "\n  … and 2 more failures. To see all:\n"
                + "  swift run specs --bundle \(FixtureProcess.path) --only-failures --max-failures-shown 3\n"
        )
        let report = try runner.run(nil, "report", file, "--max-failures-shown", "2")
        assertContains(
            report.output,
            "\n  … and 1 more failure. To see all:\n  swift run specs report \(file) --max-failures-shown 3\n"
        )
        XCTAssertFalse(try runner.run("Mixed").output.contains("To see all"))
    }

    func testTheSlowestAreNamedIfSomebodyAsks() throws {
        let outputs = try runner.runAtOnce(("Green", ["--slowest", "1"]), ("Green", [])).map(\.output)
        let list = /\n(The slowest 1 example|No example took 0.01 s)/
        XCTAssertEqual(outputs.map { $0.contains(list) }, [true, false], "\(outputs)")
    }

    func testGitHubGetsAnnotations() throws {
        let annotation = "::error file="
        let outputs = try runner.atOnce(["true", ""]) {
            try $0.start("Mixed", [], environment: ["GITHUB_ACTIONS": $1])
        }
        .map(\.output)
        XCTAssertEqual(outputs.map { $0.contains(annotation) }, [true, false], "\(outputs)")
    }

    func testARunOnGitHubAddsToTheSummaryAndStopsCommandsUntilItsEnd() throws {
        try "before\n".write(toFile: runner.file("summary.md"), atomically: true, encoding: .utf8)
        let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": runner.file("summary.md")]
        let arguments = ["--format", "dots", "--events", runner.file("events.jsonl")]
        try runner.start("Mixed", arguments, environment: environment)
        let lines = runner.result().output.split(separator: "\n")
        XCTAssertTrue(lines[0].hasPrefix("::stop-commands::"), "\(lines)")
        XCTAssertEqual(lines[1].count, 6, "the dots stand alone in their line: \(lines)")
        let end = try XCTUnwrap(lines.firstIndex(of: "::\(lines[0].dropFirst("::stop-commands::".count))::"))
        XCTAssertTrue(lines[end...].contains { $0.hasPrefix("::error file=") })
        XCTAssertFalse(lines[1..<end].contains { $0.hasPrefix("::") }, "\(lines)")
        let summary = runner.text("summary.md")
        XCTAssertTrue(summary.hasPrefix("before\n# specs-test-"), summary)
        XCTAssertTrue(summary.contains("\n## Failures\n"), summary)

        // The recorded run has already written its annotations.
        try runner.start(nil, ["report", runner.file("events.jsonl")], environment: environment)
        let report = runner.result().output
        XCTAssertTrue(report.contains("6 examples, 3 failed"), report)
        XCTAssertTrue(report.hasPrefix("::stop-commands::"), report)
        XCTAssertFalse(report.contains("::error"), report)
        XCTAssertEqual(runner.text("summary.md").ranges(of: "## Failures").count, 2)
    }

    func testASummaryThatCannotBeWrittenIsAWarning() throws {
        let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "/no/such/folder/summary.md"]
        let result = try runner.run("Green", environment: environment)
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "warning: GITHUB_STEP_SUMMARY=/no/such/folder/summary.md cannot be opened\n")
    }

    func testADocumentHasItsTitleAndSaysHowItWasMade() throws {
        try (passed + [.runFinished]).lines.write(
            to: URL(fileURLWithPath: runner.file("events")),
            atomically: true,
            encoding: .utf8
        )
        let page = ["--html", runner.file("page.html"), "--markdown", runner.file("page.md")]
        let words = ["--title", "The shop", "--language", "ru", "--audience", "product"]
        let result = try runner.run(nil, ["report", runner.file("events")] + page + words)
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(result.output.hasSuffix("\n1 пример за 0,00 с\n"), result.output)
        for (name, start) in [("page.html", "<h1>The shop</h1>"), ("page.md", "# The shop\n")] {
            let text = runner.text(name)
            XCTAssertTrue(text.contains(start), text)
            assertContains(text, "swift run specs report ", " · Swift 6.")
        }
        XCTAssertTrue(runner.text("page.html").contains("<html lang=\"ru\">"))
    }

    func testAReportHasTheChaptersOfThePackage() throws {
        let specs = runner.folder.appending(path: "Specs/M")
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        try Data("// none".utf8).write(to: runner.folder.appending(path: "Package.swift"))
        try Data("# The shop\n\n- `BSpec`\n".utf8).write(to: specs.appending(path: "README.md"))
        let root = try XCTUnwrap(WorkingFolder("/").realPath(of: specs.path))
        let events = ["A", "B"].flatMap { name -> [Event] in
            let example = ExampleIdentity(
                identifier: "M.\(name)Spec/a",
                names: [name, "a"],
                location: CodeLocation(file: "\(root)/\(name)Spec.swift", line: 1)
            )
            return [.exampleStarted(example), .exampleFinished(example, ExampleResult(status: .failed, duration: 0))]
        }
        let all = [.runStarted(exampleCount: 2)] + events + [.runFinished]
        try all.lines.write(to: URL(fileURLWithPath: runner.file("events")), atomically: true, encoding: .utf8)
        let result = try runner.run(nil, "report", runner.file("events"))
        XCTAssertEqual(result.errors, "")
        let start = "\nThe shop\n════════\n\nB\n  ✗ a [1]\n\nA\n  ✗ a [2]\n\nFailures:\n\n  1) B › a\n\n  2) A › a\n"
        XCTAssertTrue(result.output.hasPrefix(start), result.output)
    }
}
