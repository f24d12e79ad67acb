import SpecEvents
import XCTest

@testable import SpecLanguageServer

/// The executable with servers that behave in various ways.
final class ProxyProcessTests: XCTestCase {
    private func start(_ arguments: [String] = [], script: String? = nil) throws -> ServedProcess {
        let process = try ServedProcess(arguments, script: script)
        addTeardownBlock { process.remove() }
        return process
    }

    private func notification(_ number: Int) -> Message {
        .notification("x/\(number)", ["text": .string(String(repeating: "é", count: number % 50))])
    }

    func testMessagesPassByteForByteInBothDirections() throws {
        let process = try start(script: "exec cat")
        let odd = "content-length: 24\r\nContent-Type: a\r\n\r\n{ \"method\" : \"x\",\"n\":1.0}".utf8
        let message = Message(bytes: Array(odd.dropLast(1)), bodyStart: 41)
        for _ in 0..<2 {
            try process.send(message)
            XCTAssertEqual(try process.next()?.bytes, message.bytes)
        }
        process.closeInput()
        let end = try process.end()
        XCTAssertEqual(end.status, .exited(0))
        XCTAssertEqual(end.errors, "")
    }

    func testTwoThousandRequestsPassOneAfterAnother() throws {
        let process = try start(script: "exec cat")
        for number in 0..<2000 {
            try process.send(notification(number))
            XCTAssertEqual(try process.next()?.bytes.count, notification(number).bytes.count)
        }
    }

    func testAServerThatEndsEndsTheProxyWhichSaysSo() throws {
        for (script, reason) in [("exit 3", "exited with status 3"), ("kill -9 $$", "was ended by signal 9 (SIGKILL)")]
        {
            let process = try start(script: script)
            let text = "\(process.server) \(reason); restart the language server"
            XCTAssertEqual(try process.next()?.json?["params"], ["type": 1, "message": .string(text)])
            let end = try process.end()
            XCTAssertEqual(end.status, .exited(1))
            XCTAssertEqual(end.errors, "specs lsp: \(text)\n")
        }
    }

    func testAServerThatFloodsIsKilled() throws {
        // Because it ignores SIGPIPE, the server would continue after the other end of its pipe is closed.
        let process = try start(script: "trap '' PIPE; echo $$ > \"$0.pid\"; while :; do echo y; done 2> /dev/null")
        defer { try? FileManager.default.removeItem(atPath: "\(process.server).pid") }
        let text =
            "\(process.server) sent what is no message: 65536 bytes came without the end of a header; "
            + "restart the language server"
        XCTAssertEqual(try process.next()?.json?["params"]?["message"]?.string, text)
        XCTAssertEqual(try process.end().status, .exited(1))
        let number = try String(contentsOfFile: "\(process.server).pid", encoding: .utf8)
        let identifier = try XCTUnwrap(pid_t(number.trimmingCharacters(in: .newlines)))
        XCTAssertEqual(kill(identifier, 0), -1)
    }

    /// Each part waits for as long as a server is given to exit, so both run at the same time.
    func testAServerThatHangsAtItsEndIsKilledAndSourcesThatAreReadAreNotWaitedFor() throws {
        let hanging = try start(script: "exec sleep 60")
        hanging.closeInput()
        let file = FileManager.default.temporaryDirectory.appending(path: "specs-lsp-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try String(repeating: "let a = [1, 2, 3] + b(c: d)\n", count: 1_000_000)
            .write(to: file, atomically: true, encoding: .utf8)
        let answer = #"{"jsonrpc":"2.0","id":1,"result":[]}"#
        let script =
            "head -c 20 > /dev/null; printf 'Content-Length: \(answer.utf8.count)\\r\\n\\r\\n\(answer)'; exec cat > /dev/null"
        let reading = try start(script: script)
        let document: JSONValue = ["textDocument": ["uri": .string("file://\(file.path)")]]
        try reading.send(Message(["jsonrpc": "2.0", "id": 1, "method": "textDocument/tests", "params": document]))
        reading.closeInput()
        let end = try hanging.end()
        XCTAssertEqual(end.status, .exited(1))
        XCTAssertEqual(
            end.errors,
            "specs lsp: \(hanging.server) did not end within 3 s after the editor; it was killed\n"
        )
        XCTAssertEqual(try reading.end().status, .exited(1))
    }

    func testTheEndThatTheEditorAsksForIsNoFailure() throws {
        let process = try start(script: "head -c 10 > /dev/null; exit 0")
        try process.send(.notification("exit", .null))
        let end = try process.end()
        XCTAssertEqual(end.status, .exited(0))
        XCTAssertEqual(end.errors, "")
    }

    func testAnEditorThatSendsWhatIsNoMessageEndsIt() throws {
        let process = try start(script: "exec cat > /dev/null")
        try process.send(Message(bytes: Array("hello\r\n\r\n".utf8), bodyStart: 0))
        let end = try process.end()
        XCTAssertEqual(end.status, .exited(1))
        XCTAssertEqual(
            end.errors,
            "specs lsp: the editor sent what is no message: a header has no Content-Length: \"hello\\r\\n\\r\\n\"\n"
        )
    }

    func testAServerThatIsNotThereIsAnError() throws {
        let process = try start(["--server", "/nowhere/lsp"])
        let end = try process.end()
        XCTAssertEqual(end.status, .exited(2))
        XCTAssertEqual(end.errors, "specs lsp: /nowhere/lsp cannot be started: No such file or directory\n")
        XCTAssertThrowsError(try ServerOptions.findServer(in: ["PATH": "/nowhere"])) {
            XCTAssertEqual(
                "\($0)",
                "no sourcekit-lsp in the folders of PATH, nor beside swift; give its path with --server"
            )
        }
    }

    func testSettingsArePrintedWithThePathOfTheExecutable() throws {
        let process = try start(["--install", "helix"])
        let text = process.printed()
        XCTAssertTrue(text.hasPrefix("# .helix/languages.toml\n[language-server.specs]\ncommand = \"/"), text)
        XCTAssertTrue(text.contains("/specs-lsp\"\n"), text)
    }

    func testTheServerOfTheToolchainAnswersThroughIt() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "specs-lsp-real-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let file = "Tests/ShopTests/CartSpec.swift"
        let text = #"class CartSpec: SpecCase { override class func spec() { it("adds") {} } }"#
        let manifest =
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
            + "let package = Package(name: \"Shop\", targets: [.testTarget(name: \"ShopTests\")])\n"
        try ScriptedSession.write(["Package.swift": manifest, file: text], in: root)
        let process = try start()
        let folder: JSONValue = ["uri": .string("file://\(root)"), "name": "Shop"]
        let result = try process.request(
            "initialize",
            ["processId": .null, "capabilities": [:], "workspaceFolders": [folder]]
        )
        XCTAssertEqual(result["capabilities"]?["experimental"]?["textDocument/tests"]?["version"], 2)
        try process.send(.notification("initialized", [:]))
        let uri = JSONValue.string("file://\(root)/\(file)")
        let document: JSONValue = ["uri": uri, "languageId": "swift", "version": 1, "text": .string(text)]
        try process.send(.notification("textDocument/didOpen", ["textDocument": document]))
        let tests = try process.request("textDocument/tests", ["textDocument": ["uri": uri]])
        XCTAssertEqual(tests.testText, ["ShopTests.CartSpec/adds() 0"])
        _ = try process.request("shutdown", .null)
        try process.send(.notification("exit", .null))
        XCTAssertEqual(try process.end().status, .exited(0))
    }
}
