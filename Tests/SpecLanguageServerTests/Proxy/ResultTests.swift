import XCTest

@testable import SpecLanguageServer

/// What the editor shows about the last runs.
final class ResultTests: ShopSessionTestCase {
    func testAFailureThatPassesGoesAndThoseOfTheServerStay() throws {
        _ = try initialize()
        try session.open(file, text)
        let parameters: JSONValue = [
            "uri": session.uri(file), "version": 3,
            "diagnostics": [["range": ["start": ["line": 0]], "message": "a warning"]],
        ]
        let served = Message.notification("textDocument/publishDiagnostics", parameters)
        session.sendAsServer(served)
        XCTAssertEqual(try session.nextAtEditor().bytes, served.bytes)
        try ScriptedSession.write(
            [
                ".build/specs/last-run/a.json":
                    #"{"failures":["M.C/a"],"messages":{"M.C/a":[{"message":"no","file":"\#(session.root)/\#(file)","line":2}]}}"#
            ],
            in: session.root
        )
        readResults()
        XCTAssertEqual(try diagnostics(), ["0 a warning", "1 no"])
        // Unchanged results are not published again.
        readResults()
        session.sendAsServer(served)
        XCTAssertEqual(try diagnostics(), ["0 a warning", "1 no"])
        try ScriptedSession.write([".build/specs/last-run/a.json": #"{"failures":[]}"#], in: session.root)
        readResults()
        XCTAssertEqual(try diagnostics(), ["0 a warning"])
    }

    func testFailuresInFilesThatChangedSinceAreLeftOut() throws {
        try ScriptedSession.write(
            [
                ".build/specs/last-run/a.json":
                    #"{"failures":["M.C/a"],"messages":{"M.C/a":[{"message":"no","file":"\#(session.root)/\#(file)","line":2}]}}"#
            ],
            in: session.root
        )
        let later = Date().addingTimeInterval(60)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: "\(session.root)/\(file)")
        var results = LastResults()
        XCTAssertEqual(results.read(LastResults.files(in: session.root)), [])
        XCTAssertEqual(results.text(of: "M.C/a"), "failed in its last run\n\n```text\nno\n```")
    }

    func testHoverOverAFailureShowsIt() throws {
        _ = try initialize()
        try session.open(file, text)
        try ScriptedSession.write(
            [
                ".build/specs/last-run/a.json":
                    #"{"failures":["ShopTests.CartSpec/a cart › is empty"],"messages":{"ShopTests.CartSpec/a cart › is empty":[{"message":"no","file":"/x","line":2}]}}"#
            ],
            in: session.root
        )
        readResults()
        func hover(_ line: Int) throws -> JSONValue {
            let position: JSONValue = ["line": JSONValue(line), "character": 9]
            let parameters: JSONValue = ["textDocument": ["uri": session.uri(file)], "position": position]
            return try session.result("textDocument/hover", parameters, served: .null)
        }
        XCTAssertEqual(
            try hover(3),
            [
                "contents": [
                    "kind": "markdown", "value": "**a cart › is empty** failed in its last run\n\n```text\nno\n```",
                ]
            ]
        )
        XCTAssertEqual(try hover(0), .null)
    }
}
