import SpecEvents
import SpecReports
import XCTest

final class JSONReporterTests: XCTestCase {
    func testAWholeReport() {
        Stored.assertEqual(Self.text(FixtureRun.events), "report.json")
    }

    func testItIsJSONThatKeepsEveryCharacter() throws {
        let name = String((0..<0x100).compactMap { Unicode.Scalar($0).map(Character.init) })
        let example = ExampleIdentity(identifier: "M.C/x", names: ["group", name], location: nil)
        let text = Self.text([.exampleFinished(example, ExampleResult(status: .passed, duration: 1e-9))])
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let groups = try XCTUnwrap(object["groups"] as? [[String: Any]])
        let items = try XCTUnwrap(groups.first?["items"] as? [[String: Any]])
        XCTAssertEqual(items.first?["name"] as? String, name)
    }

    func testARunOfNothing() throws {
        let object = try JSONSerialization.jsonObject(with: Data(Self.text([]).utf8)) as? [String: Any]
        XCTAssertEqual((object?["groups"] as? [Any])?.count, 0)
    }

    private static func text(_ events: [Event]) -> String {
        FixtureRun.text(of: events) { JSONReporter(FixtureRun.places, write: $0) }
    }
}
