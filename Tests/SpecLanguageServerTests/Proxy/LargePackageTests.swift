import SpecEvents
import XCTest

@testable import SpecLanguageServer

/// A package of 3,000 examples in 300 files.
final class LargePackageTests: XCTestCase {
    private func text(_ number: Int) -> String {
        let examples = (0..<10).map {
            "        it(\"example \($0)\") {\n            expect(\($0)) == \($0)\n        }\n"
        }
        return "import Spec\n\nfinal class Large\(number)Spec: SpecCase {\n    override class func spec() {\n"
            + "      describe(\"a group\") {\n" + examples.joined() + "      }\n    }\n}\n"
    }

    func testTheFirstAnswerAndAnEdit() throws {
        let files = (0..<300).reduce(into: [:]) { $0["Tests/ATests/Large\($1)Spec.swift"] = text($1) }
        let session = try ScriptedSession(files: files)
        defer { session.end() }
        let served = files.keys.sorted().map { file -> JSONValue in
            let name = file.dropFirst("Tests/ATests/".count).dropLast(".swift".count)
            return [
                "id": .string("ATests.\(name)"), "style": "XCTest", "location": ["uri": session.uri(file)],
                "children": [],
            ]
        }
        XCTAssertEqual(try session.result("workspace/tests", [:], served: .array(served)).testText.count, 3000)
        let file = "Tests/ATests/Large7Spec.swift"
        try session.open(file, text(7))
        try session.change(file, line: 5, 12..<19, "ex")
        let parameters: JSONValue = ["textDocument": ["uri": session.uri(file)]]
        let items = try session.result("textDocument/tests", parameters, served: [served[0]])
        XCTAssertEqual(items.testText.first, "ATests.Large7Spec/a group › ex 0() 5")
    }
}
