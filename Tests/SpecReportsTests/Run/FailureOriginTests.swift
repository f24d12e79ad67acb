import SpecEvents
import XCTest

@testable import SpecReports

/// Which places are reported as leading to a failure outside the lines of its example.
final class FailureOriginTests: XCTestCase {
    private let source = SourceExcerpts { path in
        path == "/p/A.swift" ? "it {\n  help()\n}\nfunc help() {\n  expect(1) == 2\n}" : nil
    }

    private func origins(
        _ failure: CodeLocation?,
        of example: CodeLocation? = CodeLocation(file: "/p/A.swift", line: 1),
        uses: [ExampleIdentity.SharedUse] = [],
        named name: String = "a"
    ) -> [String] {
        let identity = ExampleIdentity(identifier: "M.C/a", names: [name], location: example, uses: uses)
        let reported = ReportedExample(identity, ExampleResult(status: .failed, duration: 0))
        let places = Places(baseFolder: "/p", source: source)
        return places.origins(of: RecordedFailure(message: "no", location: failure), in: reported).map {
            $0.text(places)
        }
    }

    func testAFailureInTheLinesOfItsExampleHasNone() {
        for line in 1...3 { XCTAssertEqual(origins(CodeLocation(file: "/p/A.swift", line: line)), []) }
        XCTAssertEqual(origins(nil), [])
        XCTAssertEqual(origins(CodeLocation(file: "/p/A.swift", line: 5), of: nil), [])
    }

    func testAMistakeInASpecHasNone() {
        XCTAssertEqual(origins(CodeLocation(file: "/p/A.swift", line: 5), named: "is written right"), [])
    }

    func testAFailureElsewhereHasTheExample() {
        XCTAssertEqual(origins(CodeLocation(file: "/p/A.swift", line: 5)), ["in the example, A.swift:1"])
        XCTAssertEqual(origins(CodeLocation(file: "/p/B.swift", line: 2)), ["in the example, A.swift:1"])
        let below = CodeLocation(file: "/p/A.swift", line: 4)
        XCTAssertEqual(origins(CodeLocation(file: "/p/A.swift", line: 1), of: below), ["in the example, A.swift:4"])
    }

    func testWithoutTheSourceWhatIsBelowCountsAsInTheExample() {
        let example = CodeLocation(file: "/p/B.swift", line: 3)
        XCTAssertEqual(origins(CodeLocation(file: "/p/B.swift", line: 9), of: example), [])
        XCTAssertEqual(origins(CodeLocation(file: "/p/B.swift", line: 2), of: example), ["in the example, B.swift:3"])
    }

    func testASharedExampleHasItsUsesFromTheInsideOut() {
        let uses = [
            ExampleIdentity.SharedUse(name: "behaves like a set", location: CodeLocation(file: "/p/S.swift", line: 7)),
            ExampleIdentity.SharedUse(name: "behaves like a list", location: CodeLocation(file: "/p/L.swift", line: 8)),
        ]
        XCTAssertEqual(
            origins(CodeLocation(file: "/p/A.swift", line: 2), uses: uses),
            ["in “behaves like a list”, L.swift:8", "in “behaves like a set”, S.swift:7"]
        )
        XCTAssertEqual(
            origins(CodeLocation(file: "/p/A.swift", line: 5), uses: [uses[0]]),
            ["in the example, A.swift:1", "in “behaves like a set”, S.swift:7"]
        )
    }
}
