import SpecEvents
import TestSupport
import XCTest

@testable import SpecReports

/// The individual parts of the JUnit document.
final class JUnitPartsTests: XCTestCase {
    private let places = Places(baseFolder: "/p")
    private let no = RecordedFailure(message: "no <1>\nmore", location: CodeLocation(file: "/p/A.swift", line: 3))
    private let lost = RecordedFailure(message: "lost", location: nil)

    private func testCase(
        _ status: ExampleResult.Status,
        tags: [String] = [],
        _ change: (inout ExampleResult) -> Void = { _ in }
    ) -> String {
        var result = ExampleResult(status: status, duration: 0.0625)
        change(&result)
        let identity = ExampleIdentity(
            identifier: "M.C/x",
            names: ["g", "a \"b\""],
            location: CodeLocation(file: "/p/A.swift", line: 1),
            tags: tags
        )
        var text = ""
        JUnitCase(example: ReportedExample(identity, result), places: places).append(to: &text)
        return text
    }

    private let start =
        "    <testcase name=\"g › a &quot;b&quot;\" classname=\"M.C\" file=\"A.swift\" line=\"1\" time=\"0.062\""

    func testWhatPassedHasNoContent() {
        XCTAssertEqual(testCase(.passed), start + "/>\n")
        XCTAssertEqual(
            testCase(.passed, tags: ["ui", "a&b"]),
            start.replacing(" time", with: " group=\"ui, a&amp;b\" time") + "/>\n"
        )
    }

    func testExamplesOfTheSameNameHaveNumbers() {
        let identity = ExampleIdentity(identifier: "M.C/g › a (2)", names: ["g", "a"], location: nil)
        var text = ""
        let example = ReportedExample(identity, ExampleResult(status: .passed, duration: 0))
        JUnitCase(example: example, places: places).append(to: &text)
        XCTAssertEqual(text, "    <testcase name=\"g › a (2)\" classname=\"M.C\" time=\"0.000\"/>\n")
    }

    private func content(
        _ status: ExampleResult.Status,
        _ change: (inout ExampleResult) -> Void = { _ in },
        line: UInt = #line
    ) -> String {
        let text = testCase(status, change)
        XCTAssertTrue(text.hasPrefix(start + ">\n") && text.hasSuffix("    </testcase>\n"), text, line: line)
        return String(text.dropFirst(start.count + 2).dropLast("    </testcase>\n".count))
    }

    func testFailures() {
        XCTAssertEqual(
            content(.failed) { $0.failures = [self.no] },
            "      <failure type=\"failed\" message=\"no &lt;1&gt;\">A.swift:3: no &lt;1&gt;\nmore</failure>\n"
        )
        XCTAssertEqual(
            content(.failed) { $0.failures = [self.no, self.lost, self.lost] },
            "      <failure type=\"failed\" message=\"no &lt;1&gt; (and 2 more)\">"
                + "A.swift:3: no &lt;1&gt;\nmore\nlost\nlost</failure>\n"
        )
        XCTAssertEqual(
            content(.failed),
            "      <failure type=\"failed\" message=\"no failure was recorded\"></failure>\n"
        )
    }

    func testWhatDidNotEndByItself() {
        for (status, word) in [
            (ExampleResult.Status.crashed, "crashed"), (.timedOut, "timed out"), (.exited, "exited"),
        ] {
            XCTAssertEqual(
                content(status) { $0.reason = "r" },
                "      <error type=\"\(status.rawValue)\" message=\"\(word): r\">A.swift:1: \(word): r</error>\n"
            )
        }
    }

    func testWhatWasSkipped() {
        XCTAssertEqual(content(.skipped), "      <skipped/>\n")
        XCTAssertEqual(content(.skipped) { $0.reason = "a \"b\"" }, "      <skipped message=\"a &quot;b&quot;\"/>\n")
    }

    func testAKnownIssueCountsAsSkipped() {
        XCTAssertEqual(
            content(.passed) { $0.expectedFailures = [self.no] },
            "      <skipped type=\"knownIssue\" message=\"known issue\">A.swift:3: no &lt;1&gt;\nmore</skipped>\n"
        )
        XCTAssertEqual(
            content(.passed) { ($0.expectedFailures, $0.reason) = ([], "why") },
            "      <skipped type=\"knownIssue\" message=\"known issue: why\"></skipped>\n"
        )
    }

    func testAttempts() {
        let trace = "type=\"failed\" message=\"no &lt;1&gt;\"><stackTrace>A.swift:3: no &lt;1&gt;\nmore</stackTrace>"
        XCTAssertEqual(
            content(.passed) { $0.earlierAttempts = [[self.no], [self.no]] },
            "      <flakyFailure \(trace)</flakyFailure>\n      <flakyFailure \(trace)</flakyFailure>\n"
        )
        XCTAssertEqual(
            content(.failed) { ($0.failures, $0.earlierAttempts) = ([self.lost], [[self.no]]) },
            "      <failure type=\"failed\" message=\"lost\">lost</failure>\n      <rerunFailure \(trace)</rerunFailure>\n"
        )
    }

    func testStepsOutputAndAttachments() {
        let steps = [
            ExampleStep(name: "b", level: 1, duration: 0, hasFailed: true),
            ExampleStep(name: "a", level: 0, duration: 0, hasFailed: false),
        ]
        let text = ExampleAttachment(
            name: "log",
            mediaType: "text/plain",
            content: Data("\u{1B}[1mx & y\u{1B}[0m".utf8)
        )
        let other = ExampleAttachment(name: "raw", mediaType: "a/b", content: Data([1, 2]))
        XCTAssertEqual(
            content(.passed) {
                ($0.steps, $0.output, $0.attachments) = (steps, ["\u{1B}[31mred\u{1B}[0m", ""], [text, other])
            },
            "      <system-out>✓ a\n  ✗ b\nred\n\n[log]\nx &amp; y\n[raw]\na/b, 2 bytes</system-out>\n"
        )
    }

    // MARK: Suites

    private func event(
        _ className: String,
        _ name: String,
        _ status: ExampleResult.Status = .passed,
        duration: Double = 0.25,
        tags: [String] = []
    ) -> Event {
        .exampleFinished(
            ExampleIdentity(identifier: "\(className)/\(name)", names: [name], location: nil, tags: tags),
            ExampleResult(status: status, duration: duration)
        )
    }

    private func document(_ events: [Event], name: String = "specs") -> [String] {
        let text = FixtureRun.text(of: events, duration: 1.5) {
            JUnitReporter(Places(baseFolder: "/p"), name: name, write: $0)
        }
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    func testAClassIsASuite() {
        assertList(
            document([
                event("M.B", "1"), event("M.A", "2", .failed), event("M.B", "3", .skipped), event("M.A", "4", .crashed),
                event("M.A", "5", .timedOut), event("M.A", "6", .exited),
            ]).filter { $0.hasPrefix("<testsuite") },
            "<testsuites name=\"specs\" time=\"1.500\" tests=\"6\" failures=\"1\" errors=\"3\">",
            "<testsuite name=\"M.B\" tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"1\" time=\"0.500\">",
            "<testsuite name=\"M.A\" tests=\"4\" failures=\"1\" errors=\"3\" skipped=\"0\" time=\"1.000\">"
        )
    }

    func testADocumentOfNothing() {
        assertList(
            document([], name: "a & b"),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"a &amp; b\" time=\"1.500\" tests=\"0\" failures=\"0\" errors=\"0\">",
            "</testsuites>"
        )
        XCTAssertTrue(FixtureRun.text(of: []) { JUnitReporter(write: $0) }.contains("<testsuites name=\"specs\""))
    }

    func testTagsAndTheSeedArePropertiesOfTheSuite() {
        let tagged = event("M.A", "1", tags: ["y", "x<"])
        XCTAssertEqual(
            document([.runStarted(exampleCount: 2, seed: 7), tagged, event("M.A", "2", tags: ["y"])])
                .filter { $0.contains("propert") },
            [
                "<properties>", "<property name=\"tag\" value=\"x&lt;\"/>", "<property name=\"tag\" value=\"y\"/>",
                "<property name=\"seed\" value=\"7\"/>", "</properties>",
            ]
        )
        XCTAssertEqual(document([event("M.A", "1")]).filter { $0.contains("propert") }, [])
        let seeds: [Event] = [.runStarted(exampleCount: 1), .runStarted(exampleCount: 1, seed: 3)]
        let both = seeds + [.runStarted(exampleCount: 1, seed: 4), event("M.A", "1")]
        XCTAssertEqual(document(both).filter { $0.contains("seed") }, ["<property name=\"seed\" value=\"3\"/>"])
    }

    func testWhatFailedOutsideExamplesIsASuiteOfErrors() {
        XCTAssertEqual(
            Array(document([.failedOutsideExamples(no), .failedOutsideExamples(lost)]).dropFirst()),
            [
                "<testsuites name=\"specs\" time=\"1.500\" tests=\"2\" failures=\"0\" errors=\"2\">",
                "<testsuite name=\"outside examples\" tests=\"2\" failures=\"0\" errors=\"2\" skipped=\"0\" time=\"0.000\">",
                "<testcase name=\"failure 1\" classname=\"outside examples\" time=\"0.000\">",
                "<error type=\"outsideExamples\" message=\"no &lt;1&gt;\">A.swift:3: no &lt;1&gt;", "more</error>",
                "</testcase>", "<testcase name=\"failure 2\" classname=\"outside examples\" time=\"0.000\">",
                "<error type=\"outsideExamples\" message=\"lost\">lost</error>", "</testcase>", "</testsuite>",
                "</testsuites>",
            ]
        )
    }

    func testEveryVerdictIsCounted() {
        func counts(_ verdicts: Verdict...) -> [Int] {
            var tally = Tally()
            verdicts.forEach { tally.count($0) }
            let attributes = tally.attributes(withSkipped: true)
            XCTAssertEqual(attributes, tally.attributes(withSkipped: false) + attributes.suffix(12))
            return attributes.matches(of: /\d+/).compactMap { Int($0.0) }
        }
        XCTAssertEqual(Tally().attributes(withSkipped: true), " tests=\"0\" failures=\"0\" errors=\"0\" skipped=\"0\"")
        XCTAssertEqual(counts(.passed), [1, 0, 0, 0])
        XCTAssertEqual(counts(.flaky), [1, 0, 0, 0])
        XCTAssertEqual(counts(.knownIssue), [1, 0, 0, 1])
        XCTAssertEqual(counts(.skipped), [1, 0, 0, 1])
        XCTAssertEqual(counts(.failed), [1, 1, 0, 0])
        XCTAssertEqual(counts(.crashed), [1, 0, 1, 0])
        XCTAssertEqual(counts(.timedOut), [1, 0, 1, 0])
        XCTAssertEqual(counts(.exited), [1, 0, 1, 0])
        XCTAssertEqual(counts(.passed, .failed, .exited, .skipped), [4, 1, 1, 1])
    }
}
