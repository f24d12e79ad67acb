import SpecEvents
import SpecReports
import TestSupport
import XCTest

final class JUnitReporterTests: SharedTestCase {
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

    private static func text(_ events: [Event]) -> String {
        FixtureRun.text(of: events) { JUnitReporter(FixtureRun.places, name: "facts", write: $0) }
    }
}
