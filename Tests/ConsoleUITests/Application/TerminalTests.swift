import Foundation
import TestSupport
import XCTest

/// Runs a fixture as a process on a pseudo-terminal.
final class TerminalTests: SharedTestCase {
    private var leader: Int32 = -1
    private var follower: Int32 = -1
    private var process = Process()
    private var output = ""

    override func setUpWithError() throws {
        leader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard leader >= 0, let name = Self.unlock(leader) else { throw XCTSkip("there are no pseudo-terminals") }
        follower = open(name, O_RDWR | O_NOCTTY)
        var size = winsize(ws_row: 24, ws_col: 40, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(follower, UInt(TIOCSWINSZ), &size)
        _ = fcntl(leader, F_SETFL, O_NONBLOCK)
    }

    override func tearDown() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        if leader >= 0 { close(leader) }
        if follower >= 0 { close(follower) }
    }

    func testKeysAreTakenAndTheTerminalIsPutBackAtTheEnd() throws {
        try start()
        type("añ\u{7F}b\u{1B}[C")
        waitForOutput("Text: ab▏")
        type("\u{7F}\u{7F}quit\r")
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        waitForOutput("quit\r\n")
        XCTAssertTrue(isAsBefore)
        XCTAssertTrue(output.contains("\u{1B}[?25h"), "the cursor is shown again")
    }

    func testBothApplicationsTakeKeysOnATerminal() throws {
        for (name, arguments, title) in [("facts", ["--locale", "en"], "Interesting facts"), ("venues", [], "Log in")] {
            process = Process()
            output = ""
            try start(.product(name), arguments, showing: title)
            // Away from the field.
            type(name == "venues" ? "\tq" : "q")
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 0)
            XCTAssertTrue(isAsBefore)
        }
    }

    func testASignalEndsTheProcessAndTheTerminalIsPutBack() throws {
        try start()
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(process.terminationStatus, SIGTERM)
        XCTAssertTrue(isAsBefore)
    }

    func testAnInterruptEndsTheProcessAndTheTerminalIsPutBack() throws {
        try start()
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, SIGINT)
        XCTAssertTrue(isAsBefore)
    }

    func testAProcessThatIsStoppedGivesTheTerminalBackUntilItGoesOn() throws {
        try start()
        kill(process.processIdentifier, SIGTSTP)
        wait("the terminal is put back") { self.isAsBefore }
        // It stops a moment later; what lets it go on before would be lost.
        wait("the process is stopped") { self.isStopped }
        output = ""
        kill(process.processIdentifier, SIGCONT)
        wait("the terminal is raw again") { !self.isAsBefore }
        waitForOutput("┌─ Fixture ")
        type("ab")
        waitForOutput("Text: ab▏")
    }

    func testTheWidthIsThatOfTheTerminalAsItBecomes() throws {
        try start()
        var size = winsize(ws_row: 24, ws_col: 60, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(follower, UInt(TIOCSWINSZ), &size)
        output = ""
        kill(process.processIdentifier, SIGWINCH)
        waitForOutput("┌─ Fixture " + String(repeating: "─", count: 48) + "┐")
    }

    func testATerminalThatDoesNotBlockIsWaitedFor() throws {
        _ = fcntl(follower, F_SETFL, O_NONBLOCK)
        try start()
        type("ab")
        waitForOutput("Text: ab▏")
        type("\u{7F}\u{7F}quit\r")
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        waitForOutput("quit\r\n")
    }

    func testAPipeThatDoesNotBlockIsWaitedFor() throws {
        // A process that has ended reads nothing any more.
        signal(SIGPIPE, SIG_IGN)
        let (input, result) = (Pipe(), Pipe())
        _ = fcntl(input.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
        process.executableURL = .consoleFixture
        process.standardInput = input
        process.standardOutput = result
        try process.run()
        usleep(100_000)
        try? input.fileHandleForWriting.write(contentsOf: Data("a line ".utf8))
        usleep(100_000)
        try? input.fileHandleForWriting.write(contentsOf: Data("in two\r\nNAME\nquit".utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: try result.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        XCTAssertEqual(
            text.split(separator: "\n").filter { $0.hasPrefix("> ") }.map(String.init),
            ["> a line in two", "> NAME", "> quit"]
        )
        process.waitUntilExit()
    }

    func testAScreenThatDoesNotBlockIsWaitedFor() throws {
        _ = fcntl(follower, F_SETFL, O_NONBLOCK)
        try start()
        // More than a terminal takes without a reader.
        for _ in 0..<200 {
            type("a")
            usleep(500)
        }
        usleep(300_000)
        XCTAssertTrue(process.isRunning)
        type(String(repeating: "\u{7F}", count: 200) + "quit\r")
        waitForOutput("quit\r\n")
    }

    func testWithoutATerminalLinesAreTakenAndPicturesFollowEachOther() throws {
        let (input, result) = (Pipe(), Pipe())
        process.executableURL = .consoleFixture
        process.standardInput = input
        process.standardOutput = result
        try process.run()
        input.fileHandleForWriting.write(Data("quit\nmore\n".utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: try result.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let edge = String(repeating: "─", count: 66)
        XCTAssertEqual(
            text,
            """
            ┌─ Fixture \(edge)──┐
            │\(String(repeating: " ", count: 78))│
            │ Text: ▏\(String(repeating: "_", count: 69)) │
            │\(String(repeating: " ", count: 78))│
            └──────────\(edge)──┘

            > quit

            quit

            """
        )
    }

    // MARK: The fixture

    /// Lets the other side of a pseudo-terminal be opened.
    ///
    /// - Returns: The path of the other side.
    private static func unlock(_ leader: Int32) -> String? {
        #if os(Linux)
            // `unlockpt` and `ptsname`, which Glibc's module hides.
            var (isLocked, number): (Int32, UInt32) = (0, 0)
            guard ioctl(leader, 0x4004_5431, &isLocked) == 0, ioctl(leader, 0x8004_5430, &number) == 0 else {
                return nil
            }
            return "/dev/pts/\(number)"
        #else
            guard grantpt(leader) == 0, unlockpt(leader) == 0 else { return nil }
            return ptsname(leader).map { String(cString: $0) }
        #endif
    }

    private func start(
        _ program: URL = .consoleFixture,
        _ arguments: [String] = [],
        showing title: String = "Fixture"
    ) throws {
        let terminal = FileHandle(fileDescriptor: follower, closeOnDealloc: false)
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = terminal
        process.standardOutput = terminal
        process.environment = bareEnvironment(["TERM": "xterm", "NO_COLOR": "1"])
        XCTAssertTrue(isAsBefore)
        try process.run()
        waitForOutput("┌─ \(title) ")
        XCTAssertFalse(isAsBefore)
    }

    /// Whether the terminal shows what is typed and hands over whole lines, as a new one does.
    private var isAsBefore: Bool {
        var attributes = termios()
        tcgetattr(follower, &attributes)
        return attributes.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
    }

    /// Whether the process is stopped by a signal, by what Linux tells of it: its state stands after its name.
    private var isStopped: Bool {
        let facts = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        return facts?.firstRange(of: ") T ") != nil
    }

    private func type(_ text: String) {
        let bytes = Array(text.utf8)
        XCTAssertEqual(write(leader, bytes, bytes.count), bytes.count)
    }

    private func waitForOutput(_ text: String, line: UInt = #line) {
        wait("the output has “\(text)”, it is “\(output)”", line: line) {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(self.leader, &buffer, buffer.count)
            if count > 0 { self.output += String(decoding: buffer.prefix(count), as: UTF8.self) }
            return self.output.contains(text)
        }
    }

    private func wait(_ what: @autoclosure () -> String, line: UInt = #line, until isTrue: () -> Bool) {
        let deadline = Date(timeIntervalSinceNow: 20)
        while !isTrue() {
            guard Date() < deadline else { return XCTFail("not in time: \(what())", line: line) }
            usleep(2000)
        }
    }
}
