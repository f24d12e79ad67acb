import Foundation
import SpecEvents
import XCTest

@testable import SpecReports

/// What reports for a terminal are made of.
final class ConsolePartsTests: XCTestCase {
    private let no = RecordedFailure(message: "no", location: CodeLocation(file: "/p/A.swift", line: 3))

    private func event(
        _ names: [String],
        in className: String = "M.C",
        tags: [String] = [],
        bugs: [String] = [],
        _ status: ExampleResult.Status = .passed,
        _ change: (inout ExampleResult) -> Void = { _ in }
    ) -> Event {
        var result = ExampleResult(status: status, duration: 0)
        change(&result)
        let identifier = "\(className)/" + names.joined(separator: " › ")
        return .exampleFinished(
            ExampleIdentity(identifier: identifier, names: names, location: nil, tags: tags, bugs: bugs),
            result
        )
    }

    /// The documentation without what stands below the tree.
    private func tree(_ events: Event..., style: TerminalStyle = TerminalStyle()) -> String {
        var text = ""
        let reporter = DocumentationReporter(style: style, write: { text += $0 })
        events.forEach { reporter.report($0) }
        return text
    }

    // MARK: Documentation

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

    // MARK: Lists

    private func end(_ events: [Event], style: TerminalStyle = TerminalStyle()) -> String {
        var summary = Summary()
        events.forEach { summary.count($0) }
        var text = ""
        DotsReporter(style: style, write: { text += $0 }).finish(summary)
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
        XCTAssertTrue(text.contains("\n     one two three four five\n     six seven eight\n"), text)
        XCTAssertTrue(text.contains("\n       \(long)\n"), text)
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

    // MARK: Dots

    func testDots() {
        var text = ""
        let style = TerminalStyle(palette: .coloured)
        let reporter = DotsReporter(style: style, write: { text += $0 })
        for event in [
            event(["a"]), event(["a"]) { $0.earlierAttempts = [[]] }, event(["a"]) { $0.expectedFailures = [] },
            event(["a"], .failed), event(["a"], .skipped), event(["a"], .crashed), event(["a"], .exited),
            event(["a"], .timedOut), .runFinished,
        ] {
            reporter.report(event)
        }
        let painted = [(32, "."), (33, "."), (33, "."), (31, "F"), (33, "-"), (31, "!"), (31, "!"), (31, "!")]
        XCTAssertEqual(text, painted.map { "\u{1B}[\($0)m\($1)\u{1B}[0m" }.joined())
    }

    func testALineOfDotsIsEnded() {
        func text(_ count: Int) -> String {
            FixtureRun.text(of: (0..<count).map { _ in event(["a"]) }) {
                DotsReporter(style: TerminalStyle(), write: $0)
            }
        }
        XCTAssertTrue(text(0).hasPrefix("\n0 examples"))
        XCTAssertTrue(text(1).hasPrefix(".\n\n1 example"))
        XCTAssertTrue(text(80).hasPrefix(String(repeating: ".", count: 80) + "\n\n80 examples"))
        XCTAssertTrue(
            text(161).hasPrefix(String(repeating: String(repeating: ".", count: 80) + "\n", count: 2) + ".\n\n")
        )
    }

    // MARK: Errors for editors and for GitHub

    func testErrorsAndWarningsForEditors() {
        func text(_ event: Event) -> String {
            FixtureRun.text(of: [event]) { GNUReporter(baseFolder: "/p", write: $0) }
        }
        let long = RecordedFailure(message: "one\ntwo\u{7}", location: nil)
        XCTAssertEqual(text(event(["g", "a\nb"])), "")
        XCTAssertEqual(
            text(event(["g", "a\nb"], .failed) { $0.failures = [self.no, long] }),
            "A.swift:3: error: g › a b: no\nspecs: error: g › a b: one\n    two␇\n"
        )
        XCTAssertEqual(
            text(event(["a"]) { $0.earlierAttempts = [[self.no], [long]] }),
            "A.swift:3: warning: flaky: a: no\nspecs: warning: flaky: a: one\n    two␇\n"
        )
        XCTAssertEqual(text(event(["a"]) { $0.expectedFailures = [self.no] }), "")
        XCTAssertEqual(text(event(["a"], .failed) { $0.earlierAttempts = [[self.no]] }), "")
        XCTAssertEqual(text(.failedOutsideExamples(no)), "A.swift:3: error: no\n")
        XCTAssertEqual(text(.runFinished), "")
    }

    func testAnnotationsForGitHub() {
        func text(_ event: Event) -> String {
            FixtureRun.text(of: [event]) { GitHubReporter(baseFolder: "/p", write: $0) }
        }
        let odd = RecordedFailure(message: "50 %\r\nmore", location: CodeLocation(file: "/q/a,b:c.swift", line: 1))
        XCTAssertEqual(text(event(["a"])), "")
        XCTAssertEqual(
            text(event(["g", "a, b"], .failed) { $0.failures = [self.no, odd] }),
            "::error file=A.swift,line=3,title=g › a%2C b::no\n"
                + "::error file=/q/a%2Cb%3Ac.swift,line=1,title=g › a%2C b::50 %25%0D%0Amore\n"
        )
        XCTAssertEqual(
            text(event(["a"], .failed) { $0.output = ["::error::x", "\u{7}"] }),
            "::group::a\n│ ::error::x\n│ ␇\n::endgroup::\n"
        )
        XCTAssertEqual(
            text(event(["a"]) { $0.earlierAttempts = [[], [self.no], [odd]] }),
            "::warning file=A.swift,line=3,title=flaky%2C passed at attempt 4%3A a::no\n"
        )
        XCTAssertEqual(text(event(["a"]) { ($0.expectedFailures, $0.output) = ([self.no], ["x"]) }), "")
        XCTAssertEqual(
            text(.failedOutsideExamples(RecordedFailure(message: "late", location: nil))),
            "::error title=Outside any example::late\n"
        )
        XCTAssertEqual(text(.runFinished), "")
    }

    // MARK: Several reporters

    private final class Spy: Reporter {
        var calls: [String] = []
        func report(_ event: Event) { calls.append("\(event == .runFinished)") }
        func prepare() { calls.append("prepare") }
        func finish(_ summary: Summary) { calls.append("finish \(summary.duration)") }
    }

    private final class Idle: Reporter {}

    func testACompositeHandsEverythingOn() {
        let spies = [Spy(), Spy()]
        let composite = CompositeReporter([spies[0], Idle(), spies[1]])
        composite.report(.runFinished)
        composite.prepare()
        var summary = Summary()
        summary.duration = 2
        composite.finish(summary)
        for spy in spies { XCTAssertEqual(spy.calls, ["true", "prepare", "finish 2.0"]) }
    }
}
