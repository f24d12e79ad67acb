import SpecEvents
import XCTest

@testable import SpecLanguageServer

/// A test case for an editor's session with a sample package.
class ShopSessionTestCase: XCTestCase {
    let file = "Tests/ShopTests/CartSpec.swift"
    let text = """
        class CartSpec: SpecCase {
            override class func spec() {
                describe("a cart") {
                    it("is empty") { expect(1) == 1 }
                    it("sums", arguments: [1, 2]) { _ in }
                }
                itBehavesLike("a list")
            }
        }

        """
    private(set) var session: ScriptedSession!
    /// A folder that contains a `swift` command which runs no tests.
    let bin = FileManager.default.temporaryDirectory.appending(path: "specs-lsp-bin-\(UUID().uuidString)").path

    override func setUpWithError() throws {
        let environment = ProcessInfo.processInfo.environment
        session = try ScriptedSession(
            files: [file: text],
            environment: environment.merging(["PATH": "\(bin):/usr/bin:/bin"]) { $1 }
        )
        try ScriptedSession.write(["swift": fakeSwift], in: bin)
        addTeardownBlock { [session, bin] in
            session?.end()
            try? FileManager.default.removeItem(atPath: bin)
        }
    }

    private var lastRun: String { "\(session.root)/.build/specs/last-run/ShopPackageTests.xctest.json" }

    /// A script that stores its arguments and a failed example, in the place where `swift run specs` would store the failure.
    private var fakeSwift: String {
        """
        #!/bin/sh
        echo "$@" > '\(session.root)/arguments'
        mkdir -p "$(dirname '\(lastRun)')"
        cat > '\(lastRun)' <<END
        {"failures":["ShopTests.CartSpec/a cart › is empty"],"slow":{"ShopTests.CartSpec/a cart › sums: 1":0.042},
        "messages":{"ShopTests.CartSpec/a cart › is empty":[
        {"message":"expected 1, got 2","file":"\(session.root)/\(file)","line":4}]}}
        END
        echo '1 failed'
        exit 1
        """
    }

    /// A script that acts as a bundle and lists its examples in response to the runner's request.
    var bundle: String {
        func line(_ name: String, _ line: Int, _ use: Bool = false) -> String {
            let path = "\(session.root)/\(file)"
            var example = ExampleIdentity(
                identifier: "ShopTests.CartSpec/\(name)",
                names: name.components(separatedBy: " › "),
                location: CodeLocation(file: path, line: use ? 99 : line),
                tags: ["slow"]
            )
            let place = CodeLocation(file: path, line: line)
            if use { example.uses = [.init(name: "behaves like a list", location: place)] }
            var encoder = EventEncoder()
            return encoder.lines(for: [.exampleListed(example)])
        }
        let lines = [
            line("a cart › is empty", 4), line("a cart › sums: 1", 5), line("a cart › sums: 2", 5),
            line("behaves like a list › counts", 7, true),
        ]
        return """
            #!/bin/sh
            # $s4Spec0A4CaseC
            cat > "$SPEC_EVENTS" <<'END'
            \(lines.joined())END
            echo '{"event":"runStarted","exampleCount":4}' >> "$SPEC_EVENTS"
            read answer

            """
    }

    func tests(served: JSONValue = []) throws -> [String] {
        try session.result("textDocument/tests", ["textDocument": ["uri": session.uri(file)]], served: served).testText
    }

    func initialize() throws -> JSONValue {
        let folder: JSONValue = ["uri": .string("file://\(session.root)/"), "name": "Shop"]
        return try session.result(
            "initialize",
            ["workspaceFolders": [folder]],
            served: ["capabilities": ["completionProvider": ["triggerCharacters": ["."]], "hoverProvider": true]]
        )
    }

    func build() throws {
        try ScriptedSession.write([".build/debug/ShopPackageTests.xctest": bundle], in: session.root)
        var built = BuiltTests()
        built.list(packageRoot: session.root)
        XCTAssertEqual(built.examples.values.joined().count, 4)
        session.proxy.state.withLock { [built] in $0.workspace.install(built) }
    }

    func lenses() throws -> [JSONValue] {
        try session.ownResult("textDocument/codeLens", ["textDocument": ["uri": session.uri(file)]]).elements ?? []
    }

    /// The next diagnostics that the editor receives.
    func diagnostics() throws -> [String] {
        let message = try session.nextAtEditor()
        XCTAssertEqual(message.json?["method"]?.string, "textDocument/publishDiagnostics")
        let parameters = try XCTUnwrap(message.json?["params"])
        XCTAssertEqual(FileURI.path(of: parameters["uri"]), "\(session.root)/\(file)")
        return (parameters["diagnostics"]?.elements ?? []).map { diagnostic in
            "\(diagnostic["range"]?["start"]?["line"]?.integer ?? -1) \(diagnostic["message"]?.string ?? "")"
        }
    }

    func readResults() { session.proxy.readResults(LastResults.files(in: session.root)) }
}
