import SpecEvents
import XCTest

@testable import SpecReports

/// What is printed while the examples run.
final class DocumentationTreeTests: ReportTestCase {
    /// Returns the documentation's tree, without the text that follows it at the end of a run.
    private func tree(_ events: Event..., style: TerminalStyle = TerminalStyle()) -> String {
        var text = ""
        let reporter = DocumentationReporter(style: style, write: { text += $0 })
        events.forEach { reporter.report($0) }
        return text
    }

    func testHeadingsAreWrittenOnce() {
        XCTAssertEqual(
            tree(
                event(["g", "a"]),
                event(["g", "b"]),
                event(["g", "h", "c"]),
                event(["g", "i", "d"]),
                event(["g", "h", "e"]),
                event(["k", "f"])
            ),
            """
            g
              ✓ a
              ✓ b
              h
                ✓ c
              i
                ✓ d
              h
                ✓ e

            k
              ✓ f

            """
        )
    }

    func testWhatAFocusLeavesOutIsOneLine() {
        var text = ""
        let reporter = DocumentationReporter(style: TerminalStyle(), write: { text += $0 })
        let reason = "not focused, while others are (A.swift:3)"
        let events = [
            event(["g", "a"], .skipped) { $0.reason = reason }, event(["g", "b"]),
            event(["h", "c"], .skipped) { $0.reason = reason }, event(["h", "d"], .skipped) { $0.reason = "pending" },
        ]
        events.forEach { reporter.report($0) }
        reporter.finish(summary(events))
        XCTAssertEqual(
            text,
            """
            g
              ✓ b

            h
              - d (pending)

            - 2 examples left out: not focused, while others are (A.swift:3)

            4 examples, 3 skipped, focus is on in 0.00 s

            """
        )
    }

    func testANewTopicHasAirBeforeIt() {
        XCTAssertEqual(tree(event(["a"]), event(["b"])), "✓ a\n✓ b\n")
        XCTAssertEqual(tree(event(["a"]), event(["b"], in: "M.D")), "✓ a\n\n✓ b\n")
        XCTAssertEqual(tree(event(["a"]), event(["g", "b"])), "✓ a\n\ng\n  ✓ b\n")
        XCTAssertEqual(tree(event(["g", "a"]), event(["b"])), "g\n  ✓ a\n\n✓ b\n")
        XCTAssertEqual(tree(event(["g", "a"]), event(["g", "b"], in: "M.D")), "g\n  ✓ a\n\ng\n  ✓ b\n")
        XCTAssertEqual(tree(event(["g", "h", "a"]), event(["g", "b"])), "g\n  h\n    ✓ a\n  ✓ b\n")
    }

    func testTheLineOfAnExample() {
        XCTAssertEqual(tree(event(["a\nb"])), "✓ a b\n")
        XCTAssertEqual(tree(event([])), "✓ M.C/\n")
        XCTAssertEqual(tree(event(["a"]) { $0.duration = 0.0999 }), "✓ a\n")
        XCTAssertEqual(tree(event(["a"]) { $0.duration = 0.1 }), "✓ a (0.10 s)\n")
        XCTAssertEqual(tree(event(["a"]) { $0.duration = 3 }, style: TerminalStyle(slowThreshold: 4)), "✓ a\n")
        XCTAssertEqual(
            tree(event(["a"]) { ($0.earlierAttempts, $0.duration) = ([[self.no]], 2) }),
            "✓ a (flaky: attempt 2) (2.0 s)\n"
        )
        XCTAssertEqual(tree(event(["a"]) { $0.expectedFailures = [self.no] }), "✓ a (known issue)\n")
        XCTAssertEqual(
            tree(event(["a"]) { ($0.expectedFailures, $0.reason) = ([self.no], "r\ns") }),
            "✓ a (known issue: r s)\n"
        )
        XCTAssertEqual(tree(event(["a"], .skipped)), "- a\n")
        XCTAssertEqual(tree(event(["a"], .skipped) { $0.reason = "r" }), "- a (r)\n")
        XCTAssertEqual(
            tree(event(["a"], .failed) { $0.duration = 1 }, event(["b"], .failed), event(["c"], .crashed)),
            "✗ a [1] (1.0 s)\n✗ b [2]\n✗ c [3]\n"
        )
        XCTAssertEqual(tree(event(["a"], .timedOut) { ($0.reason, $0.duration) = ("r", 9) }), "✗ a [1] (r)\n")
    }

    func testBugsAreToldOfWhatHasNotSimplyPassed() {
        XCTAssertEqual(tree(event(["a"], bugs: ["#7"])), "✓ a\n")
        XCTAssertEqual(tree(event(["a"], bugs: ["#7", "#8"], .failed)), "✗ a [1] (see #7, #8)\n")
        XCTAssertEqual(tree(event(["a"], bugs: ["#7"], .skipped)), "- a (see #7)\n")
    }

    func testTagsAreToldIfTheyAreAskedFor() {
        XCTAssertEqual(tree(event(["a"], tags: ["x"])), "✓ a\n")
        XCTAssertEqual(
            tree(event(["a"], tags: ["x", "y\nz"]), event(["b"]), style: TerminalStyle(showsTags: true)),
            "✓ a #x #y z\n✓ b\n"
        )
    }

    func testOutputStandsBelowItsExample() {
        XCTAssertEqual(
            tree(event(["g", "a"]) { $0.output = ["\u{1B}[31mone\u{1B}[0m", "", "two"] }, event(["g", "b"])),
            "g\n  ✓ a\n    one\n    \n    two\n  ✓ b\n"
        )
    }

    func testOtherEventsPrintNothing() {
        let example = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)
        XCTAssertEqual(
            tree(
                .runStarted(exampleCount: 1),
                .exampleListed(example),
                .exampleStarted(example),
                .stepStarted(example: "M.C/a", name: "s"),
                .failedOutsideExamples(no),
                .runFinished
            ),
            ""
        )
    }
}
