import Foundation

/// How a test ended.
struct TestOutcome {
    /// The place and the message of each failure.
    var failures: [(file: String, line: Int, message: String)] = []
}

/// A process of this test bundle.
final class TestProcess {
    private let process = Process()
    /// What the process prints, in a file that no folder has any more.
    private let file: FileHandle
    private var parser = TestOutputParser()
    private var offset: UInt64 = 0

    init(_ arguments: [String], environment: [String: String]) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "tests-\(UUID().uuidString).log")
        try Data().write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        file = try FileHandle(forReadingFrom: url)
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        process.executableURL = bundle
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = try FileHandle(forWritingTo: url)
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
    }

    var isRunning: Bool { process.isRunning }

    func waitUntilExit() { process.waitUntilExit() }

    /// The whole lines that were printed since the last call.
    func output() -> String {
        try? file.seek(toOffset: offset)
        let data = (try? file.readToEnd()) ?? Data()
        // What is printed in pieces may be cut within a character.
        guard let end = data.lastIndex(of: UInt8(ascii: "\n")) else { return "" }
        offset += UInt64(end - data.startIndex + 1)
        return String(decoding: data[...end], as: UTF8.self)
    }

    /// The outcome of a test, if it has ended and was not skipped.
    ///
    /// - Parameter test: The class and the method, as `XCTestCase.name` has them: `CalculatorTests.testSum`.
    func outcome(of test: String) -> TestOutcome? {
        for line in output().split(separator: "\n") { parser.take(line) }
        return parser.outcomes[test]
    }
}

/// Reads what XCTest prints.
private struct TestOutputParser {
    private(set) var outcomes: [String: TestOutcome] = [:]
    private var current = TestOutcome()

    mutating func take(_ line: Substring) {
        if let match = line.firstMatch(of: /^Test Case '([^']+)' (started|passed|failed|skipped)/) {
            if match.2 == "passed" || match.2 == "failed" { outcomes[String(match.1)] = current }
            current = TestOutcome()
        } else if let match = line.firstMatch(of: /^(\S+\.swift):(\d+): error: \S+ : (.*)$/) {
            current.failures.append((String(match.1), Int(match.2) ?? 0, String(match.3)))
        } else if !current.failures.isEmpty {
            current.failures[current.failures.count - 1].message += "\n" + line
        }
    }
}
