import ScreenElements
import TestSupport
import XCTest

@testable import ExampleKit

final class ProgramTests: XCTestCase {
    // MARK: The command line

    func testTheValueIsTheRestOfTheArgumentOrTheNextOne() throws {
        let arguments = try read("--a=1", "--b", "-33.9,151.2", "--flag", "--a=x=y")
        XCTAssertEqual(arguments["--a"], "x=y", "the last of two equal options counts")
        XCTAssertEqual(arguments["--b"], "-33.9,151.2")
        XCTAssertTrue(arguments.has("--flag"))
        XCTAssertFalse(arguments.asksForHelp)
        XCTAssertNil(try read()["--a"])
        XCTAssertEqual(try read("--a=--b")["--a"], "--b")
    }

    func testEachProgramHasHelp() throws {
        XCTAssertTrue(try read("--help").asksForHelp)
        XCTAssertTrue(try read("--a", "1", "-h").asksForHelp)
        XCTAssertTrue(try read("--screen-server").has("--screen-server"))
    }

    func testAWrongCommandLineIsAnErrorThatNamesTheOption() {
        for arguments in [["--a"], ["--a="], ["--a", ""], ["--a", "--b", "1"]] {
            XCTAssertEqual(problem(arguments), "--a needs a value")
        }
        XCTAssertEqual(problem(["--flag="]), "--flag takes no value")
        for argument in ["--c", "--c=1", "http://example.com", "", "-a"] {
            XCTAssertEqual(problem([argument]), "unknown argument “\(argument)”")
        }
    }

    func testAnErrorIsALineAndAStatus() {
        let (message, status) = Program.failure(of: "venues", ArgumentError("--url needs a value"))
        XCTAssertEqual(message, "venues: --url needs a value; `venues --help` lists the options")
        XCTAssertEqual(status, 2)
        XCTAssertEqual(
            Program.failure(of: "venues", ElementError("there is no spec")).message,
            "venues: there is no spec"
        )
        XCTAssertEqual(Program.failure(of: "venues", CocoaError(.fileNoSuchFile)).status, 1)
    }

    private func read(_ arguments: String...) throws(ArgumentError) -> Arguments {
        try Arguments(arguments, flags: ["--flag"], values: ["--a", "--b"])
    }

    private func problem(_ arguments: [String]) -> String? {
        do throws(ArgumentError) {
            _ = try Arguments(arguments, flags: ["--flag"], values: ["--a", "--b"])
            return nil
        } catch {
            return error.message
        }
    }

    // MARK: The programs

    func testThroughAPipeEachLineIsACommand() throws {
        let processes = [
            try start("facts", "--locale", "en", input: "l\r\nd\nq\nnot read"),
            try start("facts", "--locale", "en", input: "l\nl\nq"),
            try start("venues", input: "nickname: ana\nr\nb"),
        ]
        let (facts, again, venues) = (try processes[0].end(), try processes[1].end(), try processes[2].end())
        XCTAssertEqual(facts.status, 0)
        XCTAssertEqual(facts.output.components(separatedBy: "== Interesting facts ==").count, 5)
        XCTAssertTrue(
            facts.output.contains("\n> d\n\n== Interesting facts ==\n\nDetails of fact no. 123\n"),
            facts.output
        )
        XCTAssertTrue(again.output.contains("3 hours ago"))
        XCTAssertEqual(venues.status, 0)
        XCTAssertTrue(venues.output.contains("\n> r\n\n== Register ==\n\nE-mail: (ana@example.com)\n"), venues.output)
        XCTAssertTrue(venues.output.hasSuffix("r — Register   q — Quit\n\n"), venues.output)
    }

    func testAWrongCommandLineEndsEachProgram() throws {
        for program in ["facts", "venues"] {
            XCTAssertEqual(
                try start(program, "--help").end().output.components(separatedBy: "USAGE: \(program)").count,
                2
            )
            let wrong = try start(program, "--colour").end()
            XCTAssertEqual(
                wrong.errors,
                "\(program): unknown argument “--colour”; `\(program) --help` lists the options\n"
            )
            XCTAssertEqual(wrong.status, 2)
            XCTAssertEqual(wrong.output, "")
        }
    }

    func testAReaderThatHasGoneAwayEndsTheProgram() throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "printf 'l\\nq\\n' | '\(Self.url(of: "facts").path)' | head -n 1"]
        let output = Pipe()
        shell.standardOutput = output
        try shell.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        shell.waitUntilExit()
        XCTAssertEqual(String(decoding: text, as: UTF8.self).split(separator: "\n").count, 1)
    }

    func testOnATerminalAPromptAsksForEachLine() throws {
        let (leader, follower) = try Self.terminal()
        defer { [leader, follower].forEach { close($0) } }
        for (name, title) in [("facts", "== Interesting facts =="), ("venues", "== Log in ==")] {
            let process = Process()
            process.executableURL = Self.url(of: name)
            process.standardInput = FileHandle(fileDescriptor: follower, closeOnDealloc: false)
            process.standardOutput = FileHandle(fileDescriptor: follower, closeOnDealloc: false)
            process.environment = bareEnvironment(["LANG": "en_US.UTF-8"])
            try process.run()
            var output = ""
            func wait(for text: String) {
                let deadline = Date(timeIntervalSinceNow: 60)
                while !output.contains(text), Date() < deadline {
                    var buffer = [UInt8](repeating: 0, count: 4096)
                    let count = Foundation.read(leader, &buffer, buffer.count)
                    if count > 0 {
                        output += String(decoding: buffer.prefix(count), as: UTF8.self)
                    } else {
                        usleep(2000)
                    }
                }
                XCTAssertTrue(output.contains(text), output)
            }
            wait(for: title)
            wait(for: "\r\n> ")
            _ = write(leader, "x\n", 2)
            wait(for: "There is no such command: “x”.")
            _ = write(leader, "q\n", 2)
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 0)
            XCTAssertFalse(output.contains("\u{1B}"), "it prints text, and nothing else")
        }
    }

    /// A started program whose output and errors go to pipes.
    private struct Started {
        let process: Process
        let pipes: [Pipe]

        func end() throws -> (output: String, errors: String, status: Int32) {
            let texts = try pipes.map {
                String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            }
            process.waitUntilExit()
            return (texts[0], texts[1], process.terminationStatus)
        }
    }

    private func start(_ program: String, _ arguments: String..., input: String = "") throws -> Started {
        let (process, pipes) = (Process(), [Pipe(), Pipe(), Pipe()])
        process.executableURL = Self.url(of: program)
        process.arguments = arguments
        process.standardInput = pipes[0]
        _ = fcntl(pipes[0].fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
        process.standardOutput = pipes[1]
        process.standardError = pipes[2]
        process.environment = bareEnvironment([:])
        try process.run()
        try? pipes[0].fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipes[0].fileHandleForWriting.close()
        return Started(process: process, pipes: Array(pipes[1...]))
    }

    /// Returns an executable's URL. SwiftPM puts all of a package's executables next to the test bundle.
    private static func url(of program: String) -> URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: program)
    }

    /// Opens both ends of a pseudo-terminal. Reading from the leader does not block.
    private static func terminal() throws -> (leader: Int32, follower: Int32) {
        let leader = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK)
        guard leader >= 0 else { throw XCTSkip("there are no pseudo-terminals") }
        #if os(Linux)
            // These calls do what `unlockpt` and `ptsname` do, which the Glibc module hides.
            var (isLocked, number): (Int32, UInt32) = (0, 0)
            _ = ioctl(leader, 0x4004_5431, &isLocked)
            _ = ioctl(leader, 0x8004_5430, &number)
            let name = "/dev/pts/\(number)"
        #else
            _ = (grantpt(leader), unlockpt(leader))
            let name = String(cString: ptsname(leader))
        #endif
        return (leader, open(name, O_RDWR | O_NOCTTY))
    }
}
