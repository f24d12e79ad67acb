import SpecEvents
import XCTest

@testable import SpecLanguageServer

/// How a build's listing is combined with the text of an open file.
final class WorkspaceTests: XCTestCase {
    private let path = "/t/Tests/M/A.swift"
    private let text = "class A: SpecCase {\nfunc spec() {\nfor n in 1...2 { it(\"n \\(n)\") {} }\n} }"
    private let edit: [JSONValue] = [
        ["text": "\n\n", "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]]
    ]

    private func built(_ names: String...) -> BuiltTests {
        names.reduce(into: BuiltTests()) { built, name in
            built.add(
                ExampleIdentity(identifier: "M.A/\(name)", names: [name], location: CodeLocation(file: path, line: 3))
            )
        }
    }

    private func lines(_ workspace: inout Workspace) -> [String] {
        workspace.examples(in: path).map { "\($0.label) \($0.line)" }
    }

    func testAFileThatIsOpenedHasTheListingOfTheBuildBefore() {
        var workspace = Workspace()
        workspace.install(built("n 1", "n 2"))
        workspace.open(path, text)
        XCTAssertEqual(lines(&workspace), ["n 1 2", "n 2 2"])
        workspace.documents[path]?.apply(edit)
        workspace.sources[path] = nil
        XCTAssertEqual(lines(&workspace), ["n 1 4", "n 2 4"])
    }

    func testABuildOfAnotherTextMovesNothingBack() {
        var workspace = Workspace()
        workspace.open(path, text)
        XCTAssertEqual(lines(&workspace), [])
        workspace.install(built("n 1"))
        XCTAssertEqual(lines(&workspace), ["n 1 2"])
        workspace.documents[path]?.apply(edit)
        workspace.sources[path] = nil
        workspace.install(built("n 1", "n 2"))
        XCTAssertEqual(lines(&workspace), ["n 1 4"])
    }

    func testABuildOfAnotherPackageSaysNothingOfAFile() {
        var tests = BuiltTests()
        XCTAssertEqual(tests.buildTime(of: "/w/A/Tests/A.swift"), .distantPast)
        let times = (1...3).map { Date(timeIntervalSince1970: Double($0)) }
        for (package, time) in [("/w/A", times[1]), ("/w/A", times[0]), ("/w/B", times[2]), ("/w", times[0])] {
            tests.noteBuild(of: package, at: time)
        }
        XCTAssertEqual(tests.buildTime(of: "/w/A/Tests/A.swift"), times[1], "the newest of its own")
        XCTAssertEqual(tests.buildTime(of: "/w/B/Tests/B.swift"), times[2])
        XCTAssertEqual(tests.buildTime(of: "/w/AB/Tests/B.swift"), times[0], "of the package around it")
        XCTAssertEqual(tests.buildTime(of: "/elsewhere/A.swift"), times[2], "the last one")
    }
}
