import Foundation
import Locks
import ProcessShims
import SnapshotFiles
import SpecEvents
import XCTest

/// The snapshots that this process writes itself, at its end: those of tests, and of examples without a runner.
enum ProcessSnapshots {
    /// What is not used before the end, when no test runs.
    private struct Found: @unchecked Sendable {
        var examples: [ObjectIdentifier: any SnapshotRecorder] = [:]
        var tests: [(testCase: XCTestCase?, use: SnapshotUse)] = []
    }

    private static let found = Lock(Found())
    private static let writesAtEnd: Void = { atexit { ProcessSnapshots.write() } }()

    /// Takes what a test found; what an example found comes with its result.
    static func take(_ use: SnapshotUse, of test: CurrentTest) {
        let request = ProcessRequest.ofSnapshots
        guard !request.isSupervised, use.actual != nil || request.updatesSnapshots else { return }
        _ = writesAtEnd
        found.withLock { found in
            if let example = test.example {
                found.examples[ObjectIdentifier(example)] = example
            } else {
                found.tests.append((test.testCase, use))
            }
        }
    }

    private static func write() {
        // A forked child has found nothing of its own.
        guard !process_is_copy() else { return }
        let found = found.withLock(\.self)
        var results = found.examples.values.map { [$0.result(duration: .zero)] }
        for (testCase, use) in found.tests {
            // A test does not tell why it failed.
            let hasFailed = testCase?.testRun?.hasSucceeded == false
            var result = ExampleResult(status: hasFailed ? .exited : .passed, duration: 0)
            result.snapshots = [use]
            results.append([result])
        }
        let writer = SnapshotWriter(results, updates: ProcessRequest.ofSnapshots.updatesSnapshots)
        let text = writer.summary.map { "\($0)\n" }.joined()
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        if !writer.refused.isEmpty { process_must_fail() }
    }
}
