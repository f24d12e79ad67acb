import SpecEvents
import TestSupport
import XCTest

@testable import SpecReports

/// What is printed at the end of a run: failures, flaky examples and counts.
final class FailureListTests: ReportTestCase {
    private func end(_ events: [Event], style: TerminalStyle = TerminalStyle()) -> String {
        var text = ""
        DotsReporter(style: style, write: { text += $0 }).finish(summary(events))
        return text
    }

    func testAGreenRunHasNoListOfFailures() {
        XCTAssertEqual(end([]), "\n0 examples in 0.00 s\n")
        XCTAssertEqual(end([event(["a"])]), "\n1 example in 0.00 s\n")
    }

    func testARunInWhichAllAreSkippedSaysSoPlainly() {
        let skipped = ExampleResult(status: .skipped, duration: 0, reason: "no database")
        let pending = ExampleResult(status: .skipped, duration: 0, reason: "pending")
        let example = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)
        XCTAssertEqual(
            end([.exampleFinished(example, skipped), .exampleFinished(example, skipped)]),
            "\n2 examples, 2 skipped in 0.00 s\nNo example ran, all were skipped: no database\n"
        )
        XCTAssertEqual(
            end([.exampleFinished(example, skipped), .exampleFinished(example, pending)]),
            "\n2 examples, 2 skipped in 0.00 s\nNo example ran, all were skipped\n"
        )
    }

    private func ends(_ count: Int, _ end: (Int) -> Event) -> [Event] { (1...count).map(end) }

    func testAfterTwentyFailuresACommandShowsTheRest() {
        let failures = { (count: Int) in
            self.ends(count) { number in self.event(["g", "a\(number)"], .failed) { $0.failures = [self.no] } }
        }
        XCTAssertFalse(end(failures(20)).contains("more"))
        XCTAssertTrue(end(failures(20)).contains("\n  20) g › a20\n"))
        let text = end(failures(23))
        assertContains(
            text,
            """

              20) g › a20
                 /p/A.swift:3
                 no

              … and 3 more failures. To see all:
              swift run specs --only-failures --max-failures-shown 23

            23 examples, 23 failed
            """
        )
        XCTAssertFalse(text.contains("21)"), text)
        var style = TerminalStyle(command: "specs")
        (style.maxFailures, style.commandForMore) = (1, "specs report a")
        XCTAssertTrue(
            end(failures(2), style: style)
                .contains("\n  … and 1 more failure. To see all:\n  specs report a --max-failures-shown 2\n")
        )
    }

    func testFailuresOutsideOfExamplesHaveALimitOfTheirOwn() {
        var style = TerminalStyle()
        style.maxFailures = 1
        let failed = event(["a"], .failed) { $0.failures = [self.no] }
        XCTAssertFalse(end([failed, late], style: style).contains("more"))
        let text = end([failed, late, late, late], style: style)
        XCTAssertEqual(text.ranges(of: "Outside any example").count, 1)
        assertContains(
            text,
            "\n  … and 2 more failures. To see all:\n"
                + "  swift run specs --only-failures --max-failures-shown 3\n"
        )
    }

    func testTheOtherListsHaveTheSameLimit() {
        var style = TerminalStyle()
        style.maxFailures = 2
        let known = ends(3) { number in event(["k\(number)"]) { $0.expectedFailures = [self.no] } }
        let flaky = ends(4) { number in event(["f\(number)"]) { $0.earlierAttempts = [[self.no]] } }
        let text = end(known + flaky, style: style)
        XCTAssertTrue(
            text.contains("  k2\n     /p/A.swift:3\n     no\n\n  … and 1 more; --max-failures-shown 3 prints all\n"),
            text
        )
        XCTAssertTrue(text.contains("  f2 passed at attempt 2\n"), text)
        XCTAssertTrue(text.contains("\n  … and 2 more; --max-failures-shown 4 prints all\n"), text)
        XCTAssertFalse(text.contains("k3") || text.contains("f3"), text)
        style.maxFailures = 4
        XCTAssertFalse(end(known + flaky, style: style).contains("more"))
    }

    func testTheListOfFailures() {
        let failed = event(["g", "a\nb"], .failed) {
            $0.failures = [self.no]
            $0.earlierAttempts = [[self.no], []]
            $0.steps = [
                ExampleStep(name: "in\n1", level: 1, duration: 0, hasFailed: true),
                ExampleStep(name: "out", level: 0, duration: 0, hasFailed: false),
            ]
            $0.attachments = [
                ExampleAttachment(
                    name: "the\nlog",
                    mediaType: "text/plain",
                    content: Data("\u{1B}[1mx\u{1B}[0m\ny".utf8)
                ),
                ExampleAttachment(name: "raw", mediaType: "a/b", content: Data([1])),
                ExampleAttachment(name: "whole", mediaType: ExampleAttachment.valueType, content: Data("v".utf8)),
            ]
            $0.output = ["not here"]
        }
        XCTAssertEqual(
            end([failed, event(["c"], .exited) { ($0.reason, $0.output) = ("r", []) }]),
            """

            Failures:

              1) g › a b
                 /p/A.swift:3
                 no
                 attempt 1:
                   /p/A.swift:3
                   no
                 attempt 2:
                 steps:
                   ✓ out
                     ✗ in 1
                 the log:
                   x
                   y

              2) c
                 exited: r

            2 examples, 2 failed in 0.00 s

            To run again what failed:

              swift run specs --filter '^C › g › a\\sb$'  # g › a b
              swift run specs --filter '^C › c$'  # c

            """
        )
    }

    func testLastWordsAreTenLines() {
        let crashed = event(["a"], .crashed) { $0.output = (1...12).map { "line \($0)" } }
        let lines = end([crashed]).split(separator: "\n").filter { $0.contains("line") }
        XCTAssertEqual(lines.map { $0.trimmingCharacters(in: .whitespaces) }, (3...12).map { "line \($0)" })
        let failed = event(["a"], .failed) { $0.output = ["line 1"] }
        XCTAssertFalse(end([failed]).contains("line"))
    }

    func testAttachmentsAreNotWrappedAndMessagesAre() {
        let long = "one two three four five six seven eight"
        let failed = event(["a"], .failed) {
            $0.failures = [RecordedFailure(message: long, location: nil)]
            $0.attachments = [ExampleAttachment(name: "log", mediaType: "text/plain", content: Data(long.utf8))]
        }
        let text = end([failed], style: TerminalStyle(columns: 30))
        assertContains(text, "\n     one two three four five\n     six seven eight\n", "\n       \(long)\n")
    }

    func testWhatFailedOutsideExamples() {
        XCTAssertEqual(
            end([.failedOutsideExamples(no), .failedOutsideExamples(no)]),
            """

            Failures:

              Outside any example
                 /p/A.swift:3
                 no

              Outside any example
                 /p/A.swift:3
                 no

            0 examples, 2 failures outside examples in 0.00 s

            """
        )
    }

    func testTheListOfWhatIsFlaky() {
        XCTAssertEqual(
            end([event(["g", "a"]) { $0.earlierAttempts = [[self.no], [self.no]] }]),
            """

            Flaky:

              g › a passed at attempt 3
                 attempt 1:
                   /p/A.swift:3
                   no
                 attempt 2:
                   /p/A.swift:3
                   no

            1 example, 1 flaky in 0.00 s

            """
        )
    }

    func testTheListOfKnownIssues() {
        let known = event(["g", "a"]) { ($0.expectedFailures, $0.reason) = ([self.no, self.no], "the server\nrounds") }
        let source = SourceExcerpts { _ in "\n\nexpect(a) == 1" }
        XCTAssertEqual(
            end(
                [known, event(["b"]) { $0.expectedFailures = [] }],
                style: TerminalStyle(places: Places(source: source))
            ),
            """

            Known issues:

              g › a (the server rounds)
                 /p/A.swift:3
                 no
                 │ expect(a) == 1
                 /p/A.swift:3
                 no
                 │ expect(a) == 1

              b

            2 examples, 2 known issues in 0.00 s

            """
        )
    }

    func testTheCountsAndTheirColour() {
        let style = TerminalStyle(palette: .coloured)
        XCTAssertEqual(
            end([.runStarted(exampleCount: 1, seed: 7), event(["a"])], style: style),
            "\n\u{1B}[32m1 example\u{1B}[0m\u{1B}[2m in 0.00 s\u{1B}[0m\n\u{1B}[2mRandom order, seed 7\u{1B}[0m\n"
        )
        XCTAssertTrue(end([event(["a"], .failed)], style: style).contains("\u{1B}[31m1 example, 1 failed\u{1B}[0m"))
        XCTAssertTrue(
            end([event(["a"], .skipped), event(["b"]) { $0.expectedFailures = [] }])
                .contains("\n2 examples, 1 skipped, 1 known issue in ")
        )
    }
}
