import Foundation
import ProcessShims
import SnapshotFiles
import SpecEvents

/// The snapshots that this process writes itself, at its end: those of tests, and of examples without a runner.
enum ProcessSnapshots {
    static let found = Lock<[(test: CurrentTest, use: SnapshotUse)]>([])
    private static let writesAtEnd: Void = { atexit { ProcessSnapshots.write() } }()

    /// Takes what a test found; what an example found comes with its result.
    static func take(_ use: SnapshotUse, of test: CurrentTest) {
        let request = CurrentTest.request
        let mayBeWritten = request.updatesSnapshots || (use.actual != nil && !request.isOnCI)
        guard !request.isSupervised, mayBeWritten else { return }
        _ = writesAtEnd
        found.withLock { $0.append((test, use)) }
    }

    private static func write() {
        // A forked child has found nothing of its own.
        guard !process_is_copy() else { return }
        let results = found.withLock(\.self).map { test, use in
            // A test does not tell why it failed.
            let hasPassed = test.testCase?.testRun.map { $0.hasSucceeded && !$0.hasBeenSkipped && $0.stopDate != nil }
            var result = test.example?.result(duration: .zero) ?? ExampleResult(status: .passed, duration: 0)
            // The process may exit in the middle of an example.
            if hasPassed == false || test.example?.isOver == false { result.status = .exited }
            if test.example == nil { result.snapshots = [use] }
            return [result]
        }
        let writer = SnapshotWriter(results, updates: CurrentTest.request.updatesSnapshots)
        try? FileHandle.standardError.write(contentsOf: Data(writer.summary.map { "\($0)\n" }.joined().utf8))
        if !writer.refused.isEmpty { process_must_fail() }
    }
}
