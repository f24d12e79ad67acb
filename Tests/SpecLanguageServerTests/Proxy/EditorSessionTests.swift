import SpecEvents
import XCTest

@testable import SpecLanguageServer

/// An editor's session with a sample package. The tests check every response exactly.
final class EditorSessionTests: ShopSessionTestCase {
    func testASession() throws {
        XCTAssertEqual(
            try initialize()["capabilities"],
            [
                "completionProvider": ["triggerCharacters": [".", "\""]], "hoverProvider": true,
                "codeLensProvider": [:],
                "executeCommandProvider": ["commands": ["specs.run", "specs.debug", "specs.onlyFailures"]],
            ]
        )
        try session.open(file, text)
        XCTAssertEqual(try tests(), ["ShopTests.CartSpec/a cart › is empty() 3"])

        // The edit is not saved, and it gives the group another name.
        try session.change(file, line: 2, 18..<24, "basket $")
        XCTAssertEqual(try tests(), ["ShopTests.CartSpec/basket ＄ › is empty() 3"])
        try session.change(file, line: 2, 18..<26, "a cart")

        try build()
        let built = [
            "ShopTests.CartSpec/a cart › is empty() 3", "ShopTests.CartSpec/a cart › sums: 1() 4",
            "ShopTests.CartSpec/a cart › sums: 2() 4", "ShopTests.CartSpec/behaves like a list › counts() 6",
        ]
        XCTAssertEqual(try tests(), built)
        let whole = try session.result("workspace/tests", [:], served: [])
        XCTAssertEqual(whole.testText, built)
        XCTAssertEqual(whole.elements?.first?["id"], "ShopTests.CartSpec")

        // Lines inserted above also move the examples whose names the text does not contain.
        try session.change(file, line: 1, 0..<0, "\n\n")
        XCTAssertEqual(try tests().map { $0.suffix(2) }, [" 5", " 6", " 6", " 8"])

        // A line break in front of a row moves its examples, too. A build of different text changes nothing.
        try session.change(file, line: 6, 4..<4, "\n    ")
        try build()
        XCTAssertEqual(try tests().map { $0.suffix(2) }, [" 5", " 7", " 7", " 9"])

        try runAndFail()
        // An edit removes the failure.
        try session.change(file, line: 0, 0..<0, " ")
        XCTAssertEqual(try diagnostics(), [])
    }

    func testWhatWasOpenIsReadAgainFromItsFile() throws {
        _ = try initialize()
        try session.open(file, "class CartSpec { func spec() { it(\"unsaved\") {} } }")
        XCTAssertEqual(try tests(), ["ShopTests.CartSpec/unsaved() 0"])
        let document: JSONValue = ["textDocument": ["uri": session.uri(file)]]
        session.notify("textDocument/didClose", document)
        _ = try session.nextAtServer()
        XCTAssertEqual(try tests(), ["ShopTests.CartSpec/a cart › is empty() 3"])
        try FileManager.default.removeItem(atPath: "\(session.root)/\(file)")
        XCTAssertEqual(try tests(), [])
        try session.open(file, text)
        XCTAssertEqual(try tests(), ["ShopTests.CartSpec/a cart › is empty() 3"])
        session.notify("textDocument/didClose", document)
        _ = try session.nextAtServer()
        XCTAssertEqual(try tests(), [])
    }

    private func runAndFail() throws {
        let lens = try lenses().first { $0["command"]?["title"] == "run" && $0["range"]?["start"]?["line"] == 5 }
        let command = try XCTUnwrap(lens?["command"])
        let parameters: JSONValue = [
            "command": command["command"] ?? .null, "arguments": command["arguments"] ?? .null,
        ]
        XCTAssertEqual(try session.ownResult("workspace/executeCommand", parameters), .null)
        let shown = try XCTUnwrap(try session.nextAtEditor().json)
        XCTAssertEqual(shown["params"], ["type": 1, "message": "1 failed"])
        let path = "\(session.root)/\(file)"
        XCTAssertEqual(
            try String(contentsOfFile: "\(session.root)/arguments", encoding: .utf8),
            "run --quiet --package-path \(session.root) specs --package-path \(session.root) --format brief \(path):6\n"
        )
        readResults()
        XCTAssertEqual(try diagnostics(), ["3 expected 1, got 2"])
        let hover = try session.result(
            "textDocument/hover",
            ["textDocument": ["uri": session.uri(file)], "position": ["line": 7, "character": 9]],
            served: ["contents": ["kind": "markdown", "value": "func it"]]
        )
        XCTAssertEqual(
            hover["contents"]?["value"],
            "func it\n\n---\n\n**a cart › sums: 1** did not fail in its last run; 42 ms"
        )
    }

    func testNamesOfSharedExamplesAndTagsAreCompleted() throws {
        _ = try initialize()
        try build()
        try session.open(file, text + "sharedExamples(\"a bag\") { }\n// itBehavesLike(\"\n// .tags(\"a\", \"\n")
        _ = try tests()
        func labels(_ line: Int, _ character: Int) throws -> [String?] {
            let position: JSONValue = ["line": JSONValue(line), "character": JSONValue(character)]
            let parameters: JSONValue = ["textDocument": ["uri": session.uri(file)], "position": position]
            return try session.ownResult("textDocument/completion", parameters).elements?.map { $0["label"]?.string }
                ?? []
        }
        XCTAssertEqual(try labels(10, 18), ["a bag", "a list"])
        XCTAssertEqual(try labels(11, 15), ["slow"])
        // Elsewhere, the server provides the completions.
        let place: JSONValue = ["line": 3, "character": 4]
        let parameters: JSONValue = ["textDocument": ["uri": session.uri(file)], "position": place]
        XCTAssertEqual(try session.result("textDocument/completion", parameters, served: ["x"]), ["x"])
    }

    func testARequestThatWaitsIsShown() throws {
        let id = session.request("textDocument/x", [:])
        _ = try session.nextAtServer()
        XCTAssertNil(session.proxy.silenceWarning())
        XCTAssertEqual(
            session.proxy.silenceWarning(after: .zero),
            "sourcekit-lsp has answered nothing for 0 s, the first request being textDocument/x; "
                + "restart the language server"
        )
        session.sendAsServer(.answer(to: id, .null))
        _ = try session.nextAtEditor()
        XCTAssertNil(session.proxy.silenceWarning(after: .zero))
    }

    func testLensesOfExamplesAndGroups() throws {
        _ = try initialize()
        try session.open(file, text)
        let titles = try lenses().map { lens in
            "\(lens["range"]?["start"]?["line"]?.integer ?? -1) \(lens["command"]?["title"]?.string ?? "")"
        }
        let all = ["run", "debug", "only failures"]
        let expected = all.map { "2 \($0)" } + ["3 run", "3 debug", "4 run", "4 debug"] + all.map { "6 \($0)" }
        XCTAssertEqual(titles, expected)
    }

    func testTestsWithoutSpecAreNotStarted() throws {
        let other = bundle.replacing("# $s4Spec0A4CaseC", with: "# XCTest")
        try ScriptedSession.write([".build/debug/ShopPackageTests.xctest": other], in: session.root)
        var built = BuiltTests()
        built.list(packageRoot: session.root)
        XCTAssertEqual(built.examples, [:])
    }

    func testOneRunIsUnderWayAtATime() throws {
        let script = "#!/bin/sh\nuntil [ -f '\(session.root)/go' ]; do sleep 0.01; done\necho done\n"
        try ScriptedSession.write(["swift": script], in: bin)
        _ = try initialize()
        let run: JSONValue = ["command": "specs.run", "arguments": [session.uri(file), 4]]
        XCTAssertEqual(try session.ownResult("workspace/executeCommand", run), .null)
        session.request("workspace/executeCommand", run)
        let refusal: JSONValue = ["type": 1, "message": "another run is under way; wait for it to finish"]
        XCTAssertEqual(try session.nextAtEditor().json?["params"], refusal)
        XCTAssertEqual(try session.nextAtEditor().json?["result"], .null)
        try ScriptedSession.write(["go": ""], in: session.root)
        XCTAssertEqual(try session.nextAtEditor().json?["params"], ["type": 3, "message": "done"])
        // Once the run has ended, another one may start.
        XCTAssertEqual(try session.ownResult("workspace/executeCommand", run), .null)
        XCTAssertEqual(try session.nextAtEditor().json?["params"], ["type": 3, "message": "done"])
    }

    func testLensesAndModulesOfTheServerCount() throws {
        _ = try session.result("initialize", [:], served: ["capabilities": ["codeLensProvider": [:]]])
        try session.open(file, text)
        let parameters: JSONValue = ["textDocument": ["uri": session.uri(file)]]
        let lenses = try session.result("textDocument/codeLens", parameters, served: ["served"])
        XCTAssertEqual(lenses.elements?.first, "served")
        XCTAssertEqual(lenses.elements?.count, 11)
        let other = session.uri("Tests/ShopTests/Other.swift")
        let served: JSONValue = [["id": "Named.Other", "style": "XCTest", "location": ["uri": other]]]
        XCTAssertEqual(try tests(served: served), ["Named.CartSpec/a cart › is empty() 3"])
    }

    func testDebuggingNamesTheCommand() throws {
        _ = try initialize()
        try session.open(file, text)
        let path = "\(session.root)/\(file)"
        let executable = "\(session.root)/.build/debug/ShopPackageTests.xctest"
        let cases: [(String, Int, Bool, String)] = [
            (path, 4, false, "no tests are built in \(session.root); build them: swift build --build-tests"),
            ("/nowhere/A.swift", 4, true, "/nowhere/A.swift is in no package: no folder above it has a Package.swift"),
            (path, 3, true, "lldb -- \(executable) 'ShopTests.CartSpec/a cart › is empty'"),
            (path, 9, true, "\(path):9 has no example that a build knows; build the tests: swift build --build-tests"),
        ]
        for (path, line, isBuilt, expected) in cases {
            if isBuilt { try build() }
            let uri: JSONValue = .string("file://\(path)")
            // The message arrives before the response to the command.
            session.request(
                "workspace/executeCommand",
                ["command": "specs.debug", "arguments": [uri, JSONValue(line)]]
            )
            XCTAssertEqual(try session.nextAtEditor().json?["params"]?["message"]?.string, expected)
            XCTAssertEqual(try session.nextAtEditor().json?["result"], .null)
        }
    }
}
