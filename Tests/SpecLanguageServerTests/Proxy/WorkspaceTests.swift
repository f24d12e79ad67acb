import SpecEvents
import XCTest

@testable import SpecLanguageServer

/// How the listing of a build and the text of an open file go together.
final class WorkspaceTests: XCTestCase {
    private let path = "/t/Tests/M/A.swift"
    private let text = "class A: SpecCase {\nfunc spec() {\nfor n in 1...2 { it(\"n \\(n)\") {} }\n} }"
    private let edit: [JSONValue] = [
        [
            "text": "\n\n",
            "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]],
        ]
    ]

    private func built(_ names: String...) -> BuiltTests {
        names.reduce(into: BuiltTests()) { built, name in
            built.add(
                ExampleIdentity(
                    identifier: "M.A/\(name)",
                    names: [name],
                    location: CodeLocation(file: path, line: 3)
                )
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
}
