import Foundation
import XCTest

/// Selects tests as the runner in Bazel's rules_swift does: by a regular expression first, then by distributing them in turn
/// among the shards. Then it calls XCTest and exits with XCTest's status.
enum SelectingRunner {
    static func run(_ entries: [XCTestCaseEntry]) -> Never {
        let variables = ProcessInfo.processInfo.environment
        let filter = variables["TESTBRIDGE_TEST_ONLY"].flatMap { try? Regex($0) }
        let count = variables["TEST_TOTAL_SHARDS"].flatMap { Int($0) } ?? 1
        let index = variables["TEST_SHARD_INDEX"].flatMap { Int($0) } ?? 0
        if let path = variables["TEST_SHARD_STATUS_FILE"] {
            _ = FileManager.default.createFile(atPath: path, contents: Data("of the runner".utf8))
        }
        var number = 0
        let selected = entries.map { entry -> XCTestCaseEntry in
            let tests = entry.allTests.filter { name, _ in
                guard filter.map({ "\(entry.testCaseClass)/\(name)".contains($0) }) ?? true else { return false }
                defer { number += 1 }
                return number % count == index
            }
            return (entry.testCaseClass, tests)
        }
        let status: CInt = XCTMain(selected.filter { !$0.allTests.isEmpty }, arguments: [CommandLine.arguments[0]])
        print("the runner is told \(status)")
        exit(status)
    }
}
