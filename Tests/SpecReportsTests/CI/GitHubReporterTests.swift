import SpecEvents
import SpecReports
import XCTest

final class GitHubReporterTests: ReportTestCase {
    func testAWholeReport() {
        let text = FixtureRun.text { GitHubReporter(FixtureRun.places, token: "T", write: $0) }
        Stored.assertEqual(text, "report.github.txt")
    }

    func testNothingPrintedIsTakenForACommand() {
        let text = FixtureRun.text { GitHubReporter(token: "T", write: $0) }
        let commands = text.split(separator: "\n").compactMap { $0.firstMatch(of: /^\s*::([a-z-]+)/)?.1 }
        XCTAssertEqual(Set(commands), ["error", "warning", "group", "endgroup", "stop-commands"])
    }

    /// GitHub interprets `##[…]` as a command anywhere in a line.
    func testWhatAnExampleDidIsPrintedWhileCommandsAreStopped() {
        let lines = ["##[error]fake", "a ##[endgroup]", "b ##[stop-commands]x", "::error::fake"]
        let steps = lines.map { ExampleStep(name: $0, level: 0, duration: 0, hasFailed: false) }
        let attachment = ExampleAttachment(
            name: "##[group]x",
            mediaType: "text/plain",
            content: Data(lines.joined(separator: "\n").utf8)
        )
        let failed = event(["a"], .failed) { ($0.steps, $0.output, $0.attachments) = (steps, lines, [attachment]) }
        for waitsForEnd in [false, true] {
            let text = FixtureRun.text(of: [.runStarted(exampleCount: 1), failed]) {
                GitHubReporter(token: "T", waitsForEnd: waitsForEnd, write: $0)
            }
            XCTAssertEqual(obeyed(text), ["::group::a", "::endgroup::"], text)
            for line in lines { XCTAssertEqual(text.split(separator: line).count, 4, line) }
        }
    }

    /// The lines that GitHub interprets: those that contain a command and come while commands are not stopped.
    private func obeyed(_ text: String) -> [String] {
        var isStopped = false
        return text.split(separator: "\n").map(String.init).filter { line in
            if line == "::stop-commands::T" || line == "::T::" {
                isStopped = line != "::T::"
                return false
            }
            return !isStopped && (line.contains("##[") || line.contains(/^\s*::/))
        }
    }

    func testOtherTextIsPrintedWhileCommandsAreStopped() {
        let failed = event(["a"], .failed) { $0.failures = [self.no] }
        var text = ""
        let reporter = GitHubReporter(Places(baseFolder: "/p"), token: "T", write: { text += $0 })
        for event in [.runStarted(exampleCount: 1), failed] {
            text += "  ::error::printed\n"
            reporter.report(event)
        }
        text += "::error::printed\n"
        reporter.finish(summary([]))
        XCTAssertEqual(
            text.split(separator: "\n"),
            [
                "  ::error::printed", "::stop-commands::T", "  ::error::printed", "::T::",
                "::error file=A.swift,line=3,title=a::no", "::stop-commands::T", "::error::printed", "::T::",
            ]
        )
    }

    func testCommandsMayWaitForTheEndOfTheRun() {
        var text = ""
        let reporter = GitHubReporter(Places(baseFolder: "/p"), token: "T", waitsForEnd: true, write: { text += $0 })
        reporter.report(event(["a"], .failed) { $0.failures = [self.no] })
        reporter.report(late)
        XCTAssertEqual(text, "::stop-commands::T\n")
        reporter.finish(summary([]))
        XCTAssertEqual(
            text,
            "::stop-commands::T\n::T::\n::error file=A.swift,line=3,title=a::no\n"
                + "::error title=Outside any example::late\n"
        )
    }

    func testARunWithoutEventsHasNoCommands() {
        var text = ""
        GitHubReporter(token: "T", write: { text += $0 }).finish(summary([]))
        XCTAssertEqual(text, "")
    }

    func testAnnotationsForGitHub() {
        func text(_ event: Event) -> String {
            let text = FixtureRun.text(of: [event]) { GitHubReporter(Places(baseFolder: "/p"), token: "T", write: $0) }
            XCTAssertTrue(text.hasPrefix("::stop-commands::T\n") && text.hasSuffix("::T::\n"), text)
            let commands = text.dropFirst("::stop-commands::T\n".count).dropLast("::T::\n".count)
            if commands.isEmpty { return "" }
            XCTAssertTrue(commands.hasPrefix("::T::\n") && commands.hasSuffix("::stop-commands::T\n"), text)
            return String(commands.dropFirst("::T::\n".count).dropLast("::stop-commands::T\n".count))
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
            "::group::a\n::stop-commands::T\n│ ::error::x\n│ ␇\n::T::\n::endgroup::\n"
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
}
