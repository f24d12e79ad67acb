import Foundation
import Synchronization

/// A second process of this test bundle. When all tests run, it runs about half of them while this process
/// runs the others: many wait for child processes or for time. Each test then takes its outcome from there.
///
/// Where there is no outcome, because the process ended before, a test runs here as always.
public final class SecondProcess: @unchecked Sendable {
    /// How a test ended.
    public struct Outcome {
        /// The place and the message of each failure.
        public var failures: [(file: String, line: Int, message: String)] = []
    }

    private static let variable = "SPEC_SECOND_TEST_PROCESS"
    /// Those of which the second half runs there, and those of which all do: together about half of the time.
    private static let targets = (half: "SpecRunnerTests.", whole: ["ExpectTests.", "VirtualTimeTests."])

    private static let shared: SecondProcess? = {
        let isAlone = ProcessInfo.processInfo.environment[variable] == nil
        return CommandLine.arguments.count == 1 && isAlone ? try? SecondProcess() : nil
    }()

    /// The outcome of a test; waits while it runs there. The first call starts the process, if all tests run. `nil` if it does not run there, was skipped, or was cut off.
    ///
    /// - Parameter name: The class and the method, as `XCTestCase.name` has them: `CalculatorTests.testSum`.
    public static func outcome(of name: String) -> Outcome? { shared?.outcome(of: name) }

    private let process: Process
    private let tests: Set<String>
    /// What the process prints, in a file that no folder has any more.
    private let output: FileHandle
    private let state = Mutex(Parser())

    private init() throws {
        let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
        let list = try Self.list(path)
        let half = list.filter { $0.hasPrefix(Self.targets.half) }
        let whole = list.filter { test in Self.targets.whole.contains { test.hasPrefix($0) } }
        let shared = half[(half.count / 2)...] + whole
        tests = Set(shared.map { String($0.drop { $0 != "." }.dropFirst()).replacing("/", with: ".") })
        let file = FileManager.default.temporaryDirectory.appending(path: "second-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: file) }
        process = try Self.start(path, [shared.joined(separator: ",")], file)
        output = try FileHandle(forReadingFrom: file)
    }

    private static func list(_ path: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "list-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: file) }
        let process = try start(path, ["--list-tests"], file)
        process.waitUntilExit()
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private static func start(_ path: String, _ arguments: [String], _ output: URL) throws -> Process {
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([variable: "1"]) { $1 }
        let file = try FileHandle(forWritingTo: output)
        (process.standardOutput, process.standardError) = (file, file)
        try process.run()
        return process
    }

    private func outcome(of name: String) -> Outcome? {
        guard tests.contains(name) else { return nil }
        while true {
            // Asked before the output is read: what the process has written before its end is read then.
            let hasEnded = !process.isRunning
            let found = state.withLock { parser in
                parser.read(output)
                return parser.outcomes[name]
            }
            if found != nil || hasEnded { return found }
            usleep(2_000)
        }
    }
}

/// Reads what XCTest prints.
private struct Parser {
    private(set) var outcomes: [String: SecondProcess.Outcome] = [:]
    private var offset: UInt64 = 0
    private var rest = ""
    private var current = SecondProcess.Outcome()

    mutating func read(_ file: FileHandle) {
        try? file.seek(toOffset: offset)
        let data = (try? file.readToEnd()) ?? Data()
        // What is printed in pieces may be cut within a character; only whole lines are read.
        guard let end = data.lastIndex(of: UInt8(ascii: "\n")) else { return }
        offset += UInt64(end - data.startIndex + 1)
        for line in String(decoding: data[...end], as: UTF8.self).split(separator: "\n") { take(line) }
    }

    private mutating func take(_ line: Substring) {
        if let match = line.firstMatch(of: /^Test Case '([^']+)' (started|passed|failed|skipped)/) {
            if match.2 == "passed" || match.2 == "failed" { outcomes[String(match.1)] = current }
            current = SecondProcess.Outcome()
        } else if let match = line.firstMatch(of: /^(\S+\.swift):(\d+): error: \S+ : (.*)$/) {
            current.failures.append((String(match.1), Int(match.2) ?? 0, String(match.3)))
        } else if !current.failures.isEmpty {
            current.failures[current.failures.count - 1].message += "\n" + line
        }
    }
}
