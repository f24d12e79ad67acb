import SpecEvents
import SpecReports
import XCTest

final class JUnitReporterTests: XCTestCase {
    func testAWholeReport() {
        Stored.assertEqual(Self.text(FixtureRun.events), "report.junit.xml")
    }

    func testItKeepsToTheSchemaOfJenkins() throws {
        try JUnitSchema.check(Self.text(FixtureRun.events))
        try JUnitSchema.check(Self.text([]))
        try JUnitSchema.check(Self.text(SampleRun.events))
    }

    func testEveryForbiddenCharacterIsGone() throws {
        let all =
            (0..<0x100).compactMap { Unicode.Scalar($0).map(Character.init) } + ["\u{FFFE}", "\u{FFFF}", "\u{85}"]
        let name = String(all)
        let example = ExampleIdentity(identifier: "M.C/\(name)", names: [name], location: nil, tags: [name])
        let failures = [RecordedFailure(message: name, location: CodeLocation(file: name, line: 1))]
        let result = ExampleResult(status: .failed, duration: 1, failures: failures, reason: name, output: [name])
        try JUnitSchema.check(Self.text([.exampleFinished(example, result)]))
    }

    func testALongTextIsThereOnce() throws {
        let long = "expected " + String(repeating: "é", count: 1_000_000)
        for message in [long, "a list:\n\(long)"] {
            let failures = [RecordedFailure(message: message, location: nil)]
            let example = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)
            var flaky = ExampleResult(status: .passed, duration: 1)
            flaky.earlierAttempts = [failures]
            for result in [
                ExampleResult(status: .failed, duration: 1, failures: failures), flaky,
                ExampleResult(status: .crashed, duration: 1, failures: [], reason: message),
            ] {
                let text = Self.text([.exampleFinished(example, result)])
                // The report contains at most a megabyte of a failure's message.
                XCTAssertEqual(text.utf8.count / 100_000, 10)
                XCTAssertTrue(text.contains("éé…\""), String(text.prefix(2_000)))
                try JUnitSchema.check(text)
            }
        }
    }

    private static func text(_ events: [Event]) -> String {
        FixtureRun.text(of: events) { JUnitReporter(FixtureRun.places, name: "facts", write: $0) }
    }
}
