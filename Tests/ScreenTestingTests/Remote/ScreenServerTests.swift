import ChildProcesses
import ScreenElements
import XCTest

/// Tests the server alone, by sending it requests as a spec in another language would.
final class ScreenServerTests: XCTestCase {
    func testAnApplicationThatHangsEndsWithItsSpec() throws {
        let application = try ServedApplication()
        try application.tap("hang")
        application.requests.closeWriteEnd()
        application.replies.closeReadEnd()
        XCTAssertEqual(application.waitForEnd(), .exited(0))
    }

    func testWhatWasAskedBeforeTheEndIsAnswered() throws {
        let application = try ServedApplication()
        try application.ask(#"{"id":1,"command":"picture"}"# + "\n" + #"{"id":2,"command":"tree"}"#)
        application.requests.closeWriteEnd()
        let replies = application.readToEnd().split(separator: "\n")
        XCTAssertEqual(replies.count, 3, "\(replies)")
        XCTAssertTrue(replies.last?.contains(#""id":2"#) == true, "\(replies)")
        XCTAssertEqual(application.waitForEnd(), .exited(0))
    }

    func testWhatIsNoRequestIsToldSo() throws {
        let application = try ServedApplication()
        try application.ask("hello")
        application.requests.closeWriteEnd()
        let text = application.readToEnd()
        XCTAssertTrue(text.contains(#""id":-1"#) && text.contains("the request cannot be read"), text)
    }
}

/// The fixture application and the pipes for its requests and replies. The test holds the other ends of the pipes.
private final class ServedApplication {
    let requests: ChildPipe
    let replies: ChildPipe
    private let process: ChildProcess

    init() throws {
        (requests, replies) = (try ChildPipe(), try ChildPipe())
        let nothing = open("/dev/null", O_WRONLY)
        defer { close(nothing) }
        process = try ChildProcess.start(
            Bundle.main.bundleURL.appendingPathComponent("ScreenFixture").path,
            [ScreenServer.flag],
            environment: ProcessInfo.processInfo.environment,
            leadsGroup: true,
            output: nothing,
            errors: nothing,
            others: [(requests.reading, 3), (try XCTUnwrap(replies.writing), 4)]
        )
        requests.closeReadEnd()
        replies.closeWriteEnd()
    }

    deinit { process.kill() }

    func ask(_ request: String) throws {
        let descriptor = try XCTUnwrap(requests.writing)
        try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data((request + "\n").utf8))
    }

    /// Waits for the application's element tree and then taps a button.
    func tap(_ identifier: String) throws {
        try ask(#"{"id":1,"command":"tree"}"#)
        var text = ""
        while !text.contains(#""id":1"#) || !text.hasSuffix("\n") { text += readPiece() }
        let tree = try XCTUnwrap(text.split(separator: "\n").last)
        let reply = try RemoteReply(of: Data(tree.utf8))
        let place = try XCTUnwrap(reply.tree?.children?.firstIndex { $0.identifier == identifier })
        try ask(#"{"id":2,"command":"tap","path":[\#(place)]}"#)
    }

    func readToEnd() -> String {
        var text = ""
        while case let piece = readPiece(), !piece.isEmpty { text += piece }
        return text
    }

    private func readPiece() -> String {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(replies.reading, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }

    func waitForEnd() -> ChildProcess.End? {
        let deadline = ContinuousClock.now + .seconds(60)
        while .now < deadline {
            if let end = process.poll() { return end }
            usleep(1_000)
        }
        return nil
    }
}
