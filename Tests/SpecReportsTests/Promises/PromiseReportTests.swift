import SpecEvents
import XCTest

@testable import SpecReports

final class PromiseReportTests: ReportTestCase {
    private func example(
        placed names: [String],
        file: String = "/p/In/S.swift",
        _ change: (inout ExampleResult) -> Void = { _ in }
    ) -> ReportedExample {
        let example = super.example(names, in: "M.CartSpec", change)
        var identity = example.identity
        identity.location = CodeLocation(file: file, line: 1)
        return ReportedExample(identity, example.result)
    }

    private func report(_ text: String, _ examples: ReportedExample...) -> PromiseReport {
        PromiseReport([.init(path: "P.md", folder: "/p", text: text)], examples)
    }

    func testWhatMeetsASentence() {
        for (sentence, names, state) in [
            ("## Cart\n- Is empty.", ["Cart", "is empty"], PromiseReport.State.kept),
            ("## Cart\n- is **empty**", ["Cart", "is empty"], .kept),
            ("## Cart\n- is empty", ["Shop", "Cart", "is empty"], .kept),
            ("## Shop\n- is empty", ["Shop", "Cart", "is empty"], .open),
            ("## Shop\n- Cart › is empty", ["Shop", "Cart", "is empty"], .kept),
            ("## Shop\n### Cart\n- is empty", ["Shop", "Cart", "is empty"], .kept),
            ("## CartSpec\n- is empty", ["is empty"], .kept),
            ("## Cart\n- costs", ["Cart", "costs: 5, 2.5"], .kept),
            ("## Cart\n- costs: 5", ["Cart", "costs: 5"], .kept),
            ("## Cart\n- cost", ["Cart", "costs: 5"], .open),
            ("## Cart\n- is Empty", ["Cart", "is empty"], .open),
        ] {
            XCTAssertEqual(report(sentence, example(placed: names)).promises[0].state, state, "\(sentence) by \(names)")
        }
    }

    func testStates() {
        let text = "## g\n- a"
        let skipped: (inout ExampleResult) -> Void = { ($0.status, $0.reason) = (.skipped, "later") }
        let known: (inout ExampleResult) -> Void = { $0.expectedFailures = [] }
        let passed = example(placed: ["g", "a"])
        XCTAssertEqual(report(text, passed).promises[0].reason, nil)
        XCTAssertEqual(report(text).promises.map(\.state), [.open])
        XCTAssertEqual(report(text).promises[0].reason, "no group of this name yet")
        XCTAssertEqual(report(text, example(placed: ["o", "g", "b"])).promises[0].reason, "no example yet")
        let ofRecording = PromiseReport.Source(path: "P.md", folder: "/p", text: text, coversAll: false)
        XCTAssertEqual(PromiseReport([ofRecording], []).promises[0].reason, "no recorded example")
        XCTAssertEqual(report(text, passed, example(placed: ["o", "g", "a"], skipped)).promises[0].state, .open)
        XCTAssertEqual(report(text, passed, example(placed: ["o", "g", "a"], skipped)).promises[0].reason, "later")
        XCTAssertEqual(
            report(text, passed, example(placed: ["o", "g", "a"]) { $0.status = .failed }).promises[0].state,
            .broken
        )
        XCTAssertEqual(report(text, example(placed: ["g", "a"], known)).promises[0].state, .broken)
        XCTAssertEqual(report(text, example(placed: ["g", "a"], known)).promises[0].reason, "known issue")
        XCTAssertEqual(report(text, passed, example(placed: ["g", "b"])).counts, "1 promise: 1 kept, 0 broken, 0 open")
    }

    func testOnlyExamplesOfItsFolderMeetAPromiseOrAreUnasked() {
        let outside = example(placed: ["g", "a"], file: "/pp/S.swift")
        let report = report("## g\n- a", outside)
        XCTAssertEqual(report.promises[0].state, .open)
        XCTAssertFalse(report.isUnpromised(outside))
        XCTAssertTrue(report.isUnpromised(example(placed: ["g", "b"])))
        XCTAssertFalse(
            self.report("## t\n| a |", example(placed: ["g", "b"])).isUnpromised(example(placed: ["g", "b"])),
            "tables alone"
        )
    }

    func testTheListing() {
        func text(isBrief: Bool) -> String {
            let source = PromiseReport.Source(path: "P.md", folder: "/p", text: "# T\n## g\n- a\n- b\n- c\n- d")
            let examples = [example(placed: ["g", "a"]), example(placed: ["g", "b"]) { $0.status = .failed }]
            return FixtureRun.text(of: examples.map { .exampleFinished($0.identity, $0.result) }) {
                PromiseListing([source], isBrief: isBrief, write: $0)
            }
        }
        XCTAssertEqual(text(isBrief: true), "\n4 promises: 1 kept, 1 broken, 2 open\n")
        XCTAssertEqual(
            text(isBrief: false),
            """
            4 promises: 1 kept, 1 broken, 2 open

            open
              P.md:5: g › c (no example yet)
              P.md:6: g › d (no example yet)

            broken
              P.md:4: g › b (failed)

            kept
              P.md:3: g › a

            """
        )
        XCTAssertEqual(FixtureRun.text(of: []) { PromiseListing([], isBrief: true, write: $0) }, "")
    }
}
