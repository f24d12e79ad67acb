import SpecEvents
@testable import SpecReports
import XCTest

final class MarkdownReporterTests: XCTestCase {
    func testAWholeReport() {
        Stored.assertEqual(Self.text(FixtureRun.events, isStable: false), "report.md")
    }

    func testAWholeReportInChaptersAndAnotherLanguageForProductOwners() {
        let text = FixtureRun.text {
            var style = FixtureRun.russianStyle
            style.command = "specs"
            return MarkdownReporter(style, write: $0)
        }
        Stored.assertEqual(text, "report.ru.md")
    }

    func testAStableReportDoesNotSayHowItWasMade() {
        let text = FixtureRun.text {
            let style = DocumentStyle(facts: FixtureRun.facts, places: FixtureRun.placesWithSource)
            return MarkdownReporter(style, isStable: true, write: $0)
        }
        XCTAssertFalse(text.contains("abc1234"))
    }

    func testAWholeStableReport() {
        Stored.assertEqual(Self.text(FixtureRun.events, isStable: true), "report.stable.md")
    }

    func testAStableReportDoesNotDependOnOrderTimesSeedAndFlakiness() {
        var generator = SystemRandomNumberGenerator()
        let shuffled = FixtureRun.events.shuffled(using: &generator).compactMap { event -> Event? in
            switch event {
            case .runStarted: return .runStarted(exampleCount: 16, seed: 7)
            case .exampleFinished(let example, var result):
                result.duration += 1
                result.earlierAttempts = nil
                return .exampleFinished(example, result)
            default: return event
            }
        }
        XCTAssertEqual(Self.text(shuffled, isStable: true), Self.text(FixtureRun.events, isStable: true))
    }

    func testAStableReportKeepsTheOrderOfTheSources() {
        let rows = [10, 9, 1].map { Self.example(["adds", "row \($0)"], line: 20) }
        let events = rows + [Self.example(["adds", "z first"], line: 10), Self.example(["before"], line: 1)]
        XCTAssertEqual(
            Self.text(events, isStable: true),
            """
            # App

            5 examples, all passed.

            ## C

            - ✓ before
            - adds
              - ✓ z first
              - ✓ row 1
              - ✓ row 9
              - ✓ row 10

            """
        )
    }

    func testAStableReportForProductReadersNamesATableOfMereValues() {
        let rows = (1...3).map { value -> Event in
            let name = "adds: \(value)"
            var identity = ExampleIdentity(identifier: "M.C/\(name)", names: ["g", name], location: nil)
            identity.table = "adds"
            var result = ExampleResult(status: .passed, duration: 0)
            // A flaky row, too, is summarized under the name of its table.
            if value == 2 { result.earlierAttempts = [[RecordedFailure(message: "no", location: nil)]] }
            return .exampleFinished(identity, result)
        }
        let text = FixtureRun.text(of: rows) {
            MarkdownReporter(DocumentStyle(audience: .product), isStable: true, write: $0)
        }
        XCTAssertTrue(text.hasSuffix("## g\n\n- ✓ adds\n"), text)
    }

    private static func example(_ names: [String], line: Int) -> Event {
        .exampleFinished(
            ExampleIdentity(
                identifier: "M.C/\(names)",
                names: names,
                location: CodeLocation(file: "/C.swift", line: line)
            ),
            ExampleResult(status: .passed, duration: 0)
        )
    }

    private static func text(_ events: [Event], isStable: Bool) -> String {
        FixtureRun.text(of: events) {
            let style = DocumentStyle(title: "App", places: FixtureRun.places)
            return MarkdownReporter(style, isStable: isStable, write: $0)
        }
    }
}
