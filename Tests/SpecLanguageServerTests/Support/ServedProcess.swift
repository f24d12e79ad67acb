import ChildProcesses
import SpecEvents
import XCTest

@testable import SpecLanguageServer

/// `specs-lsp` as a process with a server behind it.
final class ServedProcess {
    private let input: ChildPipe
    private let output: ChildPipe
    private let process: ChildProcess
    private let errors: String
    let reader: MessageReader
    private var lastId = 0

    /// The path of the executable. SwiftPM puts all executables of a package beside the test bundle.
    private static let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "specs-lsp").path

    /// - Parameter script: A shell script that acts as the server, or `nil` to use sourcekit-lsp.
    init(_ arguments: [String] = [], script: String? = nil) throws {
        (input, output) = (try ChildPipe(), try ChildPipe())
        let name = FileManager.default.temporaryDirectory.appending(path: "specs-lsp-\(UUID().uuidString)").path
        errors = "\(name).txt"
        _ = FileManager.default.createFile(atPath: errors, contents: nil)
        var arguments = arguments
        if let script {
            try "#!/bin/sh\n\(script)\n".write(toFile: name, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: name)
            arguments += ["--server", name]
            server = name
        }
        let errorFile = try XCTUnwrap(FileHandle(forWritingAtPath: errors))
        process = try ChildProcess.start(
            Self.path,
            arguments,
            environment: ProcessInfo.processInfo.environment,
            leadsGroup: true,
            input: input.reading,
            output: XCTUnwrap(output.writing),
            errors: errorFile.fileDescriptor
        )
        input.closeReadEnd()
        output.closeWriteEnd()
        reader = MessageReader(output.reading)
    }

    /// The path of the script that acts as the server.
    private(set) var server = ""

    func remove() {
        process.kill()
        process.killGroup()
        for path in [server, errors] where !path.isEmpty { try? FileManager.default.removeItem(atPath: path) }
    }

    func send(_ message: Message) throws {
        let descriptor = try XCTUnwrap(input.writing)
        XCTAssertNil(message.bytes.withUnsafeBytes { writeAll($0, to: descriptor) })
    }

    func closeInput() { input.closeWriteEnd() }

    func next() throws -> Message? { try reader.next() }

    /// Sends a request and reads messages until the response arrives.
    func request(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
        lastId += 1
        try send(Message(["jsonrpc": "2.0", "id": JSONValue(lastId), "method": .string(method), "params": parameters]))
        while let message = try next() {
            let json = message.json
            if json?["method"] == nil, json?["id"] == JSONValue(lastId) { return json?["result"] ?? .null }
        }
        throw DescribedError("no answer to \(method)")
    }

    /// Waits for the process to end.
    func end() throws -> (status: ChildProcess.End, errors: String) {
        let deadline = ContinuousClock.now + .seconds(60)
        var end = process.poll()
        while end == nil, .now < deadline {
            usleep(2000)
            end = process.poll()
        }
        return (try XCTUnwrap(end, "it does not end"), try String(contentsOfFile: errors, encoding: .utf8))
    }

    /// Returns everything that the process prints until it ends.
    func printed() -> String {
        String(decoding: FileHandle(fileDescriptor: output.reading).readDataToEndOfFile(), as: UTF8.self)
    }
}
