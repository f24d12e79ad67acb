import ChildProcesses
import SpecEvents
import XCTest

@testable import SpecLanguageServer

/// A proxy between an editor and a server. The test plays both of them.
final class ScriptedSession {
    /// The root folder of the package.
    let root: String
    let proxy: Proxy
    private let pipes: [ChildPipe]
    private let editorReader: MessageReader
    private let serverReader: MessageReader
    private var lastId = 0

    /// - Parameter environment: The environment of the processes that the proxy starts.
    init(_ options: [String] = [], files: [String: String] = [:], environment: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "specs-lsp-test-\(UUID().uuidString)")
        root = folder.path
        try Self.write(["Package.swift": "// a package\n"].merging(files) { $1 }, in: root)
        pipes = try (0..<4).map { _ in try ChildPipe() }
        let ends = try pipes.map { try XCTUnwrap($0.writing) }
        proxy = Proxy(try ServerOptions(options), environment, toEditor: ends[1], toServer: ends[2])
        (editorReader, serverReader) = (MessageReader(pipes[1].reading), MessageReader(pipes[2].reading))
        for (reading, take) in [(pipes[0].reading, proxy.takeFromEditor), (pipes[3].reading, proxy.takeFromServer)] {
            Thread.detachNewThread {
                let reader = MessageReader(reading)
                while let message = try? reader.next() { take(message) }
            }
        }
    }

    func end() {
        for index in [0, 3] { pipes[index].closeWriteEnd() }
        try? FileManager.default.removeItem(atPath: root)
    }

    static func write(_ files: [String: String], in root: String) throws {
        for (name, text) in files {
            let file = URL(fileURLWithPath: "\(root)/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
            if text.hasPrefix("#!") {
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
        }
    }

    func uri(_ file: String) -> JSONValue { .string("file://\(root)/\(file)") }

    // MARK: The editor

    func sendAsEditor(_ text: String) { write(Array(text.utf8), 0) }

    func notify(_ method: String, _ parameters: JSONValue) {
        write(Message.notification(method, parameters).bytes, 0)
    }

    @discardableResult
    func request(_ method: String, _ parameters: JSONValue) -> JSONValue {
        lastId += 1
        let id = JSONValue(lastId)
        write(Message(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]).bytes, 0)
        return id
    }

    func nextAtEditor() throws -> Message { try XCTUnwrap(editorReader.next()) }

    /// Sends a request to which the server responds with `served`, and returns the result that the editor receives.
    func result(_ method: String, _ parameters: JSONValue, served: JSONValue) throws -> JSONValue {
        let id = request(method, parameters)
        XCTAssertEqual(try nextAtServer().json?["id"], id)
        sendAsServer(.answer(to: id, served))
        return try answer(to: id)
    }

    /// Returns the result of a request that the server does not receive.
    func ownResult(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
        try answer(to: request(method, parameters))
    }

    private func answer(to id: JSONValue) throws -> JSONValue {
        let json = try XCTUnwrap(try nextAtEditor().json)
        XCTAssertEqual(json["id"], id)
        return try XCTUnwrap(json["result"])
    }

    func open(_ file: String, _ text: String) throws {
        notify("textDocument/didOpen", ["textDocument": ["uri": uri(file), "text": .string(text)]])
        XCTAssertEqual(try nextAtServer().json?["method"]?.string, "textDocument/didOpen")
    }

    func change(_ file: String, line: Int, _ range: Range<Int>, _ text: String) throws {
        let change: JSONValue = [
            "range": [
                "start": ["line": JSONValue(line), "character": JSONValue(range.lowerBound)],
                "end": ["line": JSONValue(line), "character": JSONValue(range.upperBound)],
            ],
            "text": .string(text),
        ]
        notify("textDocument/didChange", ["textDocument": ["uri": uri(file)], "contentChanges": [change]])
        XCTAssertEqual(try nextAtServer().json?["method"]?.string, "textDocument/didChange")
    }

    // MARK: The server

    func sendAsServer(_ message: Message) { write(message.bytes, 3) }
    func sendAsServer(_ text: String) { write(Array(text.utf8), 3) }
    func nextAtServer() throws -> Message { try XCTUnwrap(serverReader.next()) }

    private func write(_ bytes: [UInt8], _ index: Int) {
        guard let descriptor = pipes[index].writing else { return XCTFail("the pipe is closed") }
        XCTAssertNil(bytes.withUnsafeBytes { writeAll($0, to: descriptor) })
    }
}

extension JSONValue {
    /// The identifiers and lines of the test items in this list of classes.
    var testText: [String] {
        (elements ?? []).flatMap { $0["children"]?.elements ?? [] }.map { item in
            "\(item["id"]?.string ?? "?") \(item["location"]?["range"]?["start"]?["line"]?.integer ?? -1)"
        }
    }
}
