import SpecEvents
@testable import SpecReports
import XCTest

final class HTMLReporterTests: XCTestCase {
    func testAWholeReport() {
        Stored.assertEqual(Self.text(FixtureRun.events), "report.html")
    }

    func testAWholeReportInChaptersAndAnotherLanguageForProductOwners() {
        let text = FixtureRun.text { HTMLReporter(FixtureRun.russianStyle, write: $0) }
        Stored.assertEqual(text, "report.ru.html")
    }

    func testTheRunThatHadNothing() {
        let text = Self.text([])
        XCTAssertTrue(text.contains("<p class=\"verdict\">Nothing ran</p>"))
        XCTAssertTrue(text.contains("The run had no examples."))
    }

    func testAGreenRunInAnotherLanguage() {
        let events = ["раз", "два"].map { name in
            Event.exampleFinished(
                ExampleIdentity(identifier: "M.C/\(name)", names: ["Счёт", name], location: nil),
                ExampleResult(status: .passed, duration: 0)
            )
        }
        let style = DocumentStyle(places: Places(language: .russian))
        let text = FixtureRun.text(of: events) { HTMLReporter(style, write: $0) }
        XCTAssertTrue(text.contains("<p class=\"verdict\">Выполнены все 2 примера</p>"))
        XCTAssertTrue(text.contains("<html lang=\"ru\">"))
    }

    func testManyFailuresAreFolded() {
        let events = (1...23).map { number in
            Event.exampleFinished(
                ExampleIdentity(identifier: "M.C/\(number)", names: ["g", "\(number)"], location: nil),
                ExampleResult(status: .failed, duration: 0)
            )
        }
        let text = Self.text(events)
        XCTAssertTrue(text.contains("<details><summary>3 more</summary>\n<ol start=\"21\">\n<li>"))
        XCTAssertTrue(text.contains("<p class=\"verdict\">23 of 23 examples failed</p>"))
    }

    func testAPageHasTheFirstOfVeryManyFailures() {
        let many = (1...20_000).map { RecordedFailure(message: "failure \($0).", location: nil) }
        let example = ExampleIdentity(identifier: "M.C/a", names: ["g", "a"], location: nil)
        var (flaky, known) = (ExampleResult(status: .passed, duration: 0), ExampleResult(status: .passed, duration: 0))
        (flaky.earlierAttempts, known.expectedFailures) = ([many], many)
        let failed = ExampleResult(status: .failed, duration: 0, failures: many)
        for (result, copies) in [(failed, 2), (flaky, 1), (known, 1)] {
            let text = Self.text([.exampleFinished(example, result)])
            XCTAssertEqual(text.components(separatedBy: "failure 100.<").count - 1, copies)
            XCTAssertFalse(text.contains("failure 101.<"))
            XCTAssertEqual(text.components(separatedBy: "<p class=\"why\">19900 more</p>").count - 1, copies)
            XCTAssertLessThan(text.utf8.count, 200_000)
        }
    }

    func testAGreenRunWithAFailureOutsideExamplesIsRed() {
        let text = Self.text([.failedOutsideExamples(RecordedFailure(message: "late", location: nil))])
        XCTAssertTrue(text.contains("<header class=\"masthead red\">"))
        XCTAssertTrue(text.contains("Something failed outside the examples"))
    }

    func testNothingIsFetched() {
        let text = Self.text(FixtureRun.events)
        for match in text.matches(of: /(?:src|href)="([^"]*)"/) {
            XCTAssertTrue(match.1.hasPrefix("#") || match.1.hasPrefix("data:"), "\(match.1)")
        }
        XCTAssertFalse(text.contains("url("))
        XCTAssertFalse(text.contains("@import"))
    }

    func testNoNameIsTakenForMarkup() {
        let text = Self.text(FixtureRun.events)
        XCTAssertEqual(text.ranges(of: "</script>").count, 1)
        XCTAssertFalse(text.contains("<b>Markup"))
        XCTAssertFalse(text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    }

    func testAnchorsAreUniqueAndStayTheSame() throws {
        let anchors = { (text: String) in text.matches(of: /\sid="([^"]*)"/).map { String($0.1) } }
        let all = anchors(Self.text(FixtureRun.events))
        XCTAssertEqual(Set(all).count, all.count)
        XCTAssertTrue(all.contains("g-facts-screen--after-a-tap--without-a-network"))
        XCTAssertTrue(all.contains("g-даты--вчера"))
        let reversed = anchors(Self.text(FixtureRun.events.reversed()))
        XCTAssertEqual(Set(all), Set(reversed))
        let links = Self.text(FixtureRun.events).matches(of: /href="#([^"]*)"/).compactMap {
            String($0.1).removingPercentEncoding
        }
        XCTAssertTrue(Set(links).isSubset(of: all))
    }

    func testTidyFindsNothing() throws {
        let tidy = "/usr/bin/tidy"
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: tidy), "there is no \(tidy)")
        let page = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
        defer { try? FileManager.default.removeItem(at: page) }
        // Tidy predates the sentence in the HTML standard that allows headings in a summary.
        let text = Self.text(FixtureRun.events).replacing(/<summary><h\d( id="[^"]*")>(.*?)<\/h\d>/) {
            "<summary><span\($0.1)>\($0.2)</span>"
        }
        try Data(text.utf8).write(to: page)
        let process = Process()
        let complaints = Pipe()
        process.executableURL = URL(filePath: tidy)
        process.arguments = ["-quiet", "-errors", "-utf8", "--drop-empty-elements", "no", page.path]
        process.standardError = complaints
        try process.run()
        let told = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(told, "")
        XCTAssertEqual(process.terminationStatus, 0)
    }

    private static func text(_ events: [Event]) -> String {
        FixtureRun.text(of: events) {
            let style = DocumentStyle(title: "Facts & figures", places: FixtureRun.placesWithSource)
            return HTMLReporter(style, write: $0)
        }
    }
}
