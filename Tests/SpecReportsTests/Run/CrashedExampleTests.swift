import SpecEvents
@testable import SpecReports
import TestSupport
import XCTest

/// What reports say about an example that ended its process. They say each thing once.
final class CrashedExampleTests: XCTestCase {
    private static let result = ExampleResult(
        status: .crashed,
        duration: 0,
        failures: [
            .crash(at: [
                CodeLocation(file: "/p/Helper.swift", line: 30), CodeLocation(file: "/p/Caller.swift", line: 5),
            ]),
            RecordedFailure(message: "expected 1", location: CodeLocation(file: "/p/Spec.swift", line: 12)),
        ],
        reason: "the process was ended by signal 4 (SIGILL)",
        output: ["these are my last words"]
    )

    private static let events: [Event] = [
        .exampleFinished(
            ExampleIdentity(
                identifier: "M.Spec/traps",
                names: ["a process", "traps"],
                location: CodeLocation(file: "/p/Spec.swift", line: 10)
            ),
            result
        )
    ]

    func testNothingIsToldTwice() {
        let style = TerminalStyle()
        let reporters: [(String, output: Int, example: Int, make: (@escaping (String) -> Void) -> any Reporter)] = [
            ("documentation", 1, 2, { DocumentationReporter(style: style, write: $0) }),
            ("dots", 1, 2, { DotsReporter(style: style, write: $0) }), ("GNU", 0, 1, { GNUReporter(write: $0) }),
            ("GitHub", 1, 1, { GitHubReporter(token: "T", write: $0) }), ("JSON", 1, 0, { JSONReporter(write: $0) }),
            ("JUnit", 1, 1, { JUnitReporter(write: $0) }), ("Markdown", 1, 2, { MarkdownReporter(write: $0) }),
            ("HTML", 1, 3, { HTMLReporter(.plain, write: $0) }),
        ]
        for (name, output, example, make) in reporters {
            let text = FixtureRun.text(of: Self.events, make)
            XCTAssertEqual(text.ranges(of: "these are my last words").count, output, "\(name):\n\(text)")
            // The HTML page shows each failure twice: in the list of what failed, and at the example.
            let times = name == "HTML" ? 2 : 1
            XCTAssertEqual(text.ranges(of: "Helper.swift").count, times, "\(name):\n\(text)")
            XCTAssertEqual(text.ranges(of: "called at /p/Caller.swift:5").count, times, "\(name):\n\(text)")
            XCTAssertEqual(text.ranges(of: "expected 1").count, times, "\(name):\n\(text)")
            let isForPrograms = name == "JSON"
            XCTAssertEqual(text.contains("this is where it crashed"), isForPrograms, "\(name):\n\(text)")
            // The example's location appears among the places that led to the crash, and in the command that reruns the example.
            XCTAssertEqual(text.ranges(of: "Spec.swift:10").count, example, "\(name):\n\(text)")
        }
    }

    func testTheEndStandsWhereItCrashed() {
        XCTAssertEqual(
            FixtureRun.text(of: Self.events) { DotsReporter(style: TerminalStyle(), write: $0) },
            """
            !

            Failures:

              1) a process › traps
                 /p/Helper.swift:30
                 crashed: the process was ended by signal 4 (SIGILL)
                 called at /p/Caller.swift:5
                 in the example, /p/Spec.swift:10
                 /p/Spec.swift:12
                 expected 1
                 it printed last:
                   these are my last words

            1 example, 1 failed in 1 min 4 s

            To run again what failed:

              swift run specs /p/Spec.swift:10  # a process › traps

            """
        )
    }

    func testAFailureThatOnlyReadsLikeAPlaceIsAFailure() {
        var result = Self.result
        result.failures = [RecordedFailure(message: "this is where it crashed", location: nil)]
        XCTAssertFalse(result.failures[0].isPlaceOfCrash)
        guard case .exampleFinished(let example, _) = Self.events[0] else { return XCTFail("no example") }
        let text = FixtureRun.text(of: [.exampleFinished(example, result)]) { GNUReporter(write: $0) }
        XCTAssertEqual(
            text,
            """
            /p/Spec.swift:10: error: a process › traps: crashed: the process was ended by signal 4 (SIGILL)
            specs: error: a process › traps: this is where it crashed

            """
        )
    }

    func testWhatATrapPrintedIsPartOfTheFailure() {
        var result = Self.result
        result.output = ["Fatal error: printed before", "Shop/Cart.swift:3: Fatal error: no roof", "and more"]
        XCTAssertEqual(result.trapMessage, "Fatal error: no roof")
        guard case .exampleFinished(let example, _) = Self.events[0] else { return XCTFail("no example") }
        let text = FixtureRun.text(of: [.exampleFinished(example, result)]) { GNUReporter(write: $0) }
        assertContains(text, "(SIGILL) Fatal error: no roof called at /p/Caller.swift:5 (in the example, ")
        result.status = .failed
        XCTAssertNil(result.trapMessage)
        result = ExampleResult(status: .crashed, duration: 0)
        XCTAssertNil(result.trapMessage)
    }
}
