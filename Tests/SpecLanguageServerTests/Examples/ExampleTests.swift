import SpecEvents
import XCTest

@testable import SpecLanguageServer

final class ExampleTests: XCTestCase {
    private let source = SourceReader.read(
        """
        class A: SpecCase {
            override class func spec() {
                describe("a.b") {
                    it("adds $1") {}
                    it("adds $1") {}
                    it("", arguments: [1, 2]) { _ in }
                }
                for n in 1...2 { it("n \\(n)") {} }
                it("last") {}
            }
        }
        """
    )

    private func listed(_ names: [String], _ line: Int, type: String = "M.A") -> Example {
        Example(
            identifier: "\(type)/" + names.map(ExampleName.safe).joined(separator: " › "),
            label: names.joined(separator: " › "),
            line: line
        )
    }

    private func text(_ listing: [Example]) -> [String] {
        source.examples(in: "M", and: listing).map { "\($0.identifier) [\($0.label)] \($0.line)" }
    }

    func testWithoutAListingThereAreTheExamplesThatTheTextNames() {
        XCTAssertEqual(
            text([]),
            ["M.A/a․b › adds ＄1 [a.b › adds $1] 3", "M.A/a․b › adds ＄1 (2) [a.b › adds $1] 4", "M.A/last [last] 8"]
        )
    }

    func testOfTheListingAreOnlyTheOthers() {
        let listing = [
            listed(["a.b", "was called so before"], 3), listed(["a.b", ": 1"], 5), listed(["a.b", ": 2"], 5),
            listed(["n 1"], 7), listed(["elsewhere"], 7, type: "M.Other"), listed(["gone"], 1), listed(["was last"], 8),
            listed(["last"], 7),
        ]
        XCTAssertEqual(
            text(listing),
            [
                "M.A/a․b › adds ＄1 [a.b › adds $1] 3", "M.A/a․b › adds ＄1 (2) [a.b › adds $1] 4",
                "M.A/a․b › : 1 [a.b › : 1] 5", "M.A/a․b › : 2 [a.b › : 2] 5", "M.A/n 1 [n 1] 7", "M.A/last [last] 8",
            ]
        )
    }

    func testItemsKeepTestMethodsAndUnknownFields() throws {
        let served = try JSONValue(
            Array(
                """
                [{"id":"M.A","style":"XCTest","x":1,"location":{"uri":"file:///t/A.swift"},"children":[
                {"id":"M.A/testOld()"},{"id":"M.A/n 1()","stale":true}]},
                {"id":"M.Suite","style":"swift-testing","children":[]}]
                """.utf8
            )
        )
        var workspace = Workspace()
        workspace.open("/t/A.swift", #"class A { func spec() { it("n 1") } }; class B { func spec() { it("b") } }"#)
        let items = try XCTUnwrap(workspace.addExamples(of: ["/t/A.swift"], to: served.elements ?? []).elements)
        XCTAssertEqual(items.map { $0["id"]?.string }, ["M.A", "M.Suite", "M.B"])
        XCTAssertEqual(items[0]["x"], 1)
        XCTAssertEqual(items[0]["children"]?.elements?.map { $0["id"]?.string }, ["M.A/testOld()", "M.A/n 1()"])
        XCTAssertNil(items[0]["children"]?.elements?[1]["stale"])
        XCTAssertEqual(items[1], served.elements?[1])
        XCTAssertEqual(
            items[2]["children"]?.elements,
            [
                [
                    "id": "M.B/b()", "label": "b", "disabled": false, "style": "XCTest",
                    "location": [
                        "uri": "file:///t/A.swift",
                        "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 1000]],
                    ],
                    "children": [], "tags": [],
                ]
            ]
        )
    }

    func testTheModuleIsThatOfTheFolder() {
        var workspace = Workspace()
        let cases = [
            "/p/Tests/ShopTests/A.swift": "ShopTests", "/p/Tests/my-specs/Deep/A.swift": "my_specs",
            "/p/Other/A.swift": "Other", "/p/Tests/A.swift": "Tests",
        ]
        for (path, module) in cases { XCTAssertEqual(workspace.module(of: path), module, path) }
        workspace.note([["id": "Named.A", "style": "XCTest", "location": ["uri": "file:///p/Other/B.swift"]]])
        XCTAssertEqual(workspace.module(of: "/p/Other/A.swift"), "Named")
        var listing = BuiltTests()
        let location = CodeLocation(file: "/p/Other/B.swift", line: 1)
        listing.add(ExampleIdentity(identifier: "Built.B/b", names: ["b"], location: location))
        workspace.install(listing)
        XCTAssertEqual(workspace.module(of: "/p/Other/A.swift"), "Built")
    }
}
