import XCTest

@testable import SpecLanguageServer

final class ServerOptionsTests: XCTestCase {
    private func problem(_ arguments: String...) -> String {
        do {
            return "\(try ServerOptions(arguments))"
        } catch {
            return "\(error)"
        }
    }

    func testOptions() throws {
        let options = try ServerOptions(["--no-lens", "--server", "/x", "--log", "a", "--install", "zed", "-h"])
        XCTAssertEqual(
            ServerOptions.Feature.allCases.filter(options.shows),
            [.diagnostics, .hover, .completion, .listing]
        )
        XCTAssertEqual(options.server, "/x")
        XCTAssertEqual(options.serverArguments, ["--log", "a"])
        XCTAssertEqual(options.editor, .zed)
        XCTAssertTrue(options.showsHelp)
    }

    func testWrongValues() {
        XCTAssertEqual(problem("--server"), "--server needs a value: the path of a language server")
        XCTAssertEqual(problem("--install"), "--install needs a value: vscode, neovim, helix, emacs, zed")
        XCTAssertEqual(
            problem("--install", "vi"),
            "--install vi: the value has to be one of vscode, neovim, helix, emacs, zed"
        )
    }

    func testTheHelpHasAllFeatures() {
        for feature in ServerOptions.Feature.allCases {
            XCTAssertTrue(ServerOptions.help.contains("  --no-\(feature.rawValue) "), feature.rawValue)
        }
    }

    func testWhatIsOffChangesNothing() throws {
        let session = try ScriptedSession(
            ServerOptions.Feature.allCases.map { "--no-\($0.rawValue)" },
            files: ["a.swift": ""]
        )
        defer { session.end() }
        let served: JSONValue = ["capabilities": ["completionProvider": ["triggerCharacters": ["."]]]]
        XCTAssertEqual(try session.result("initialize", [:], served: served), served)
        try session.open("a.swift", #"class A: SpecCase { override func spec() { it("a") {} } }"#)
        let parameters: JSONValue = [
            "textDocument": ["uri": session.uri("a.swift")], "position": ["line": 0, "character": 45],
        ]
        for method in ["textDocument/codeLens", "textDocument/hover", "textDocument/completion"] {
            XCTAssertEqual(try session.result(method, parameters, served: .null), .null)
        }
        session.proxy.readResults([])
    }

    func testSettingsOfAllEditorsHaveThePath() {
        for editor in Editor.allCases {
            XCTAssertTrue(editor.settings(path: #"/a "b"/\c"#).contains(#""/a \"b\"/\\c""#), editor.rawValue)
        }
        XCTAssertEqual(
            Editor.vscode.settings(path: "/b/specs-lsp"),
            "// .vscode/settings.json\n\"swift.sourcekit-lsp.serverPath\": \"/b/specs-lsp\""
        )
    }
}
