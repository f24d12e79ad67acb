import SpecEvents
import XCTest

@testable import SpecReports

/// The individual parts of the Markdown document.
final class MarkdownPartsTests: XCTestCase {
    private func example(
        _ names: [String],
        tags: [String] = [],
        _ result: ExampleResult = ExampleResult(status: .passed, duration: 0)
    ) -> ReportedExample {
        ReportedExample(ExampleIdentity(identifier: "M.C/\(names)", names: names, location: nil, tags: tags), result)
    }

    private func result(_ status: ExampleResult.Status, _ change: (inout ExampleResult) -> Void = { _ in })
        -> ExampleResult
    {
        var result = ExampleResult(status: status, duration: 0)
        change(&result)
        return result
    }

    private let no = RecordedFailure(message: "no", location: CodeLocation(file: "/p/A.swift", line: 3))

    // MARK: Summary

    private func summary(
        _ examples: [ReportedExample],
        outside: Int = 0,
        seed: UInt64? = nil,
        _ duration: Double? = nil
    )
        -> String
    {
        var summary = Summary()
        summary.count(.runStarted(exampleCount: 0, seed: seed))
        for example in examples { summary.count(.exampleFinished(example.identity, example.result)) }
        for _ in 0..<outside { summary.count(.failedOutsideExamples(no)) }
        summary.duration = duration ?? 0
        return MarkdownReporter(isStable: duration == nil) { _ in }.text(of: summary)
    }

    func testTheSummary() {
        let passed = example(["a"])
        let failed = example(["a"], result(.failed))
        let skipped = example(["a"], result(.skipped))
        XCTAssertEqual(summary([passed]), "1 example, all passed.\n\n")
        XCTAssertEqual(summary([]), "0 examples.\n\n")
        XCTAssertEqual(summary([passed, skipped]), "2 examples, 1 skipped.\n\n")
        XCTAssertEqual(summary([passed, failed, failed]), "**✗** 3 examples, 2 failed.\n\n")
        XCTAssertEqual(summary([passed], outside: 1), "**✗** 1 example, 1 failure outside examples.\n\n")
        XCTAssertEqual(summary([], outside: 2), "**✗** 0 examples, 2 failures outside examples.\n\n")
        XCTAssertEqual(summary([passed], 1.5), "1 example, all passed in 1.5 s.\n\n")
        XCTAssertEqual(summary([passed], seed: 7, 1.5), "1 example, all passed in 1.5 s, random order, seed 7.\n\n")
        XCTAssertEqual(summary([passed], seed: 7), "1 example, all passed.\n\n")
    }

    // MARK: Tree

    private func tree(_ examples: [ReportedExample], isStable: Bool = false) -> MarkdownTree {
        var tree = MarkdownTree(isStable: isStable, places: Places())
        tree.append(nil, ReportTree(examples).groups)
        return tree
    }

    func testGroupsAndExamples() {
        XCTAssertEqual(
            tree([
                example(["g *", "a"]), example(["g *", "h", "b"]), example(["g *", "h", "i", "c"]),
                example(["k", "d"]),
            ]).text,
            """
            ## g \\*

            - ✓ a
            - h
              - ✓ b
              - i
                - ✓ c

            ## k

            - ✓ d


            """
        )
    }

    func testEachVerdict() {
        let examples = [
            example(["g", "1"], result(.passed) { $0.reason = "r" }),
            example(["g", "2"], result(.passed) { $0.earlierAttempts = [[self.no], [self.no]] }),
            example(["g", "3"], result(.passed) { ($0.expectedFailures, $0.reason) = ([self.no], "a*b") }),
            example(["g", "4"], result(.passed) { $0.expectedFailures = [self.no] }),
            example(["g", "5"], result(.skipped) { $0.reason = "why" }), example(["g", "6"], result(.skipped)),
            example(["g", "7 *"], result(.failed)), example(["g", "8"], result(.crashed)),
            example(["g", "9"], result(.timedOut)), example(["g", "10"], result(.exited)),
        ]
        let tree = tree(examples)
        XCTAssertEqual(
            tree.text,
            """
            ## g

            - ✓ 1
            - ↻ 2 — flaky, passed at attempt 3
            - ≈ 3 — known issue: a\\*b
            - ≈ 4 — known issue
            - – 5 — skipped: why
            - – 6 — skipped
            - **✗ 7 \\*** — failed, see 1
            - **✗ 8** — crashed, see 2
            - **✗ 9** — timed out, see 3
            - **✗ 10** — exited, see 4


            """
        )
        XCTAssertEqual(tree.failures.map(\.name), ["7 *", "8", "9", "10"])
    }

    func testTimesAreToldIfTheyMayChange() {
        let examples = [0.0999, 0.1].map { duration in
            example(["g", "\(duration)"], ExampleResult(status: .passed, duration: duration))
        }
        XCTAssertEqual(tree(examples).text, "## g\n\n- ✓ 0.0999\n- ✓ 0.1 (0.10 s)\n\n")
        XCTAssertEqual(tree(examples, isStable: true).text, "## g\n\n- ✓ 0.0999\n- ✓ 0.1\n\n")
    }

    func testTagsStandWhereTheyAreNew() {
        XCTAssertEqual(
            tree([
                example(["g", "h", "a"], tags: ["x", "y", "own"]), example(["g", "h", "b"], tags: ["y", "x"]),
                example(["g", "c"], tags: ["x"]),
            ]).text,
            "## g `x`\n\n- h `y`\n  - ✓ a `own`\n  - ✓ b\n- ✓ c\n\n"
        )
    }

    // MARK: Failures

    func testNothingIsSaidOfFailuresIfThereAreNone() {
        XCTAssertEqual(
            MarkdownFailures(examples: [], outside: [], places: Places(baseFolder: ""), command: "specs").text,
            ""
        )
        XCTAssertEqual(Markdown.block("no\n  - a\n  + b\n    c", language: "diff"), "```diff\nno\n- a\n+ b\n  c\n```\n")
        XCTAssertEqual(Markdown.block("no\n  a", language: "diff"), "```diff\nno\n  a\n```\n")
        XCTAssertEqual(Markdown.block("no\n  - a"), "```\nno\n  - a\n```\n")
    }

    func testAFailure() {
        let failed = example(
            ["g", "a *"],
            result(.failed) {
                $0.failures = [self.no, RecordedFailure(message: "lost", location: nil)]
                $0.steps = [
                    ExampleStep(name: "in *", level: 1, duration: 0, hasFailed: true),
                    ExampleStep(name: "out", level: 0, duration: 0, hasFailed: false),
                ]
                $0.attachments = [
                    ExampleAttachment(
                        name: "log *",
                        mediaType: "text/plain",
                        content: Data("\u{1B}[1mx\u{1B}[0m".utf8)
                    ),
                    ExampleAttachment(name: "raw", mediaType: "a/b", content: Data([1])),
                ]
                $0.output = ["\u{1B}[31mred\u{1B}[0m", "more"]
            }
        )
        XCTAssertEqual(
            MarkdownFailures(examples: [failed], outside: [], places: Places(baseFolder: "/p"), command: "specs").text,
            """
            ## Failures

            ### 1. g › a \\*

            `A.swift:3`

            ```diff
            no
            ```

            ```diff
            lost
            ```

            Steps:

            - ✓ out
              - **✗** in \\*

            log \\*:

            ```
            x
            ```

            Run it again: `specs --filter '^C › g › a \\*$'`

            Output:

            ```
            red
            more
            ```


            """
        )
    }

    func testFailuresAreNumberedAndThoseOutsideStandLast() {
        let failed = ["a", "b"].map { example([$0], result(.failed) { ($0.steps, $0.output) = ([], []) }) }
        XCTAssertEqual(
            MarkdownFailures(examples: failed, outside: [no], places: Places(baseFolder: ""), command: "specs").text,
            """
            ## Failures

            ### 1. a

            Run it again: `specs --filter '^C › a$'`

            ### 2. b

            Run it again: `specs --filter '^C › b$'`

            ### Outside the examples

            `/p/A.swift:3`

            ```diff
            no
            ```


            """
        )
        XCTAssertFalse(
            MarkdownFailures(examples: failed, outside: [], places: Places(baseFolder: ""), command: "specs").text
                .contains("Outside")
        )
        XCTAssertTrue(
            MarkdownFailures(examples: [], outside: [no], places: Places(baseFolder: ""), command: "specs").text
                .hasPrefix("## Failures\n\n### Outside the examples\n\n")
        )
    }

    func testWhatADocumentIsWithoutOptions() {
        let example = example(["g", "a"], ExampleResult(status: .passed, duration: 2))
        let event = Event.exampleFinished(example.identity, example.result)
        XCTAssertEqual(
            FixtureRun.text(of: [event], duration: 3) { MarkdownReporter(write: $0) },
            "# Specification\n\n1 example, all passed in 3.0 s.\n\n## g\n\n- ✓ a (2.0 s)\n"
        )
        XCTAssertEqual(
            FixtureRun.text(of: [], duration: 3) { MarkdownReporter(DocumentStyle(title: "A *"), write: $0) },
            "# A \\*\n\n0 examples in 3.0 s.\n"
        )
    }
}
