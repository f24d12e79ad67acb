import SpecEvents
@testable import SpecReports
import XCTest

final class DocumentationReporterTests: XCTestCase {
    func testEachChapterBeginsAnew() throws {
        let chapters = try ["A", "B"].map {
            try Chapter(markdown: "# The \($0)", module: $0, file: "", known: [])
        }
        var text = ""
        let reporter = DocumentationReporter(style: TerminalStyle(), chapters: Chapters(chapters)) { text += $0 }
        for name in ["A.C", "B.C", "D.C"] {
            let example = ExampleIdentity(identifier: "\(name)/g › a", names: ["g", "a"], location: nil)
            reporter.report(.exampleFinished(example, ExampleResult(status: .passed, duration: 0)))
        }
        XCTAssertEqual(text, "\nThe A\n═════\n\ng\n  ✓ a\n\nThe B\n═════\n\ng\n  ✓ a\n\nD\n═\n\ng\n  ✓ a\n")
    }

    /// A subclass declares the same examples at the same locations as its superclass.
    func testInheritedExamplesNameTheirClass() {
        let examples = ["A.Base", "A.Derived", "B.Derived"].map { name in
            [["a"], ["g", "b"], ["c: 1"], ["c: 2"]].enumerated().map { line, names in
                ExampleIdentity(
                    identifier: "\(name)/\(names.joined(separator: " › "))",
                    names: names,
                    location: CodeLocation(file: "A.swift", line: min(line, 2) + 1)
                )
            }
        }
        var places = Places()
        places.inherited = examples.joined().reversed().inherited
        var text = ""
        let reporter = DocumentationReporter(style: TerminalStyle(places: places)) { text += $0 }
        for example in (examples + [examples[0]]).joined() {
            reporter.report(.exampleFinished(example, ExampleResult(status: .passed, duration: 0)))
        }
        let derived = "✓ a (Derived)\n\ng\n  ✓ b (Derived)\n\n✓ c: 1 (Derived)\n✓ c: 2 (Derived)\n"
        let base = derived.replacingOccurrences(of: " (Derived)", with: "")
        XCTAssertEqual(text, [base, derived, derived, base].joined(separator: "\n"))
    }

    func testARunWithOneOfEach() {
        let style = TerminalStyle(places: Places(baseFolder: "/p"))
        XCTAssertEqual(
            SampleRun.text { DocumentationReporter(style: style, write: $0) },
            """
            Screen
              ✓ shows a button
              after a tap
                ✗ loads [1] (1.2 s)
                  printed
                - is skipped (no network)
              ✗ is left [2] (the process was ended by signal 4 (SIGILL))
                last words

            Other
              ✗ exits [3] (the process exited with status 3)

            Failures:

              1) Screen › after a tap › loads
                 A.swift:3
                 expected to equal 2, got 1
                 second line
                 in the example, Spec.swift:3
                 no place

              2) Screen › is left
                 Spec.swift:2
                 crashed: the process was ended by signal 4 (SIGILL)

              3) Other › exits
                 Spec.swift:2
                 exited: the process exited with status 3

              Outside any example
                 /q/B.swift:9
                 late

            5 examples, 3 failed, 1 skipped, 1 failure outside examples in 2 min 5 s

            To run again what failed:

              swift run specs Spec.swift:3  # Screen › after a tap › loads
              swift run specs Spec.swift:2  # 2 examples

            """
        )
    }

    func testALaterRunPrintsOnlyWhatChanged() {
        let printed = PrintedResults()
        func end(_ name: String, _ status: ExampleResult.Status, _ output: [String]? = nil) -> Event {
            let identity = ExampleIdentity(identifier: "M.C/g › \(name)", names: ["g", name], location: nil)
            return .exampleFinished(identity, ExampleResult(status: status, duration: 0, output: output))
        }
        func text(_ events: Event...) -> String {
            FixtureRun.text(of: events) { DocumentationReporter(style: TerminalStyle(), since: printed, write: $0) }
        }
        XCTAssertEqual(
            text(end("a", .passed), end("b", .passed), end("c", .passed)),
            "g\n  ✓ a\n  ✓ b\n  ✓ c\n\n3 examples in 1 min 4 s\n"
        )
        XCTAssertEqual(
            text(end("a", .passed), end("b", .passed)),
            "\n- 2 examples ended as before\n\n2 examples in 1 min 4 s\n"
        )
        XCTAssertTrue(
            text(end("a", .failed), end("b", .passed, ["printed"]), end("c", .passed), end("d", .passed)).hasPrefix(
                "g\n  ✗ a [1]\n  ✓ b\n    printed\n  ✓ d\n\n- 1 example ended as before\n\nFailures:\n\n  1) g › a\n"
            )
        )
        // An example that fails as before keeps its place in the list of failures.
        let failing = text(end("a", .failed), end("e", .failed))
        XCTAssertTrue(
            failing.hasPrefix("g\n  ✗ e [2]\n\n- 1 example ended as before\n\nFailures:\n\n  1) g › a\n"),
            failing
        )
        XCTAssertTrue(text(end("a", .passed)).hasPrefix("g\n  ✓ a\n\n1 example"))
    }

    func testColoursOnATerminal() {
        let text = SampleRun.text { DocumentationReporter(style: TerminalStyle(palette: .coloured), write: $0) }
        XCTAssertEqual(
            text.split(separator: "\n").prefix(4),
            [
                "\u{1B}[1mScreen\u{1B}[0m", "  \u{1B}[32m✓ \u{1B}[0mshows a button", "  \u{1B}[1mafter a tap\u{1B}[0m",
                "    \u{1B}[31m✗ loads [1]\u{1B}[0m\u{1B}[2m (1.2 s)\u{1B}[0m",
            ]
        )
    }
}
