import Expect
import Foundation
import ProcessShims
import SnapshotFiles
import SpecEvents
import Testing
import XCTest

struct CurrentTest: @unchecked Sendable {
    /// Task-local so that tests can replace it.
    @TaskLocal static var request = ProcessRequest(environment: ProcessInfo.processInfo.environment)

    let key: SnapshotKey
    var example: (any SnapshotRecorder)?
    /// Whether this is one of several runs of the example.
    var isRepeated = false
    /// Used to check whether the test has failed. `nil` for examples and Swift Testing tests.
    var testCase: XCTestCase?

    static func find() throws(SnapshotProblem) -> CurrentTest {
        guard !process_is_forked_copy() else {
            throw SnapshotProblem("a forked process, such as that of `trap`, keeps no snapshots: compare it outside")
        }
        if let recorder = CurrentFailureOwner.value?.stepRecorder as? any SnapshotRecorder {
            let whole = recorder.snapshotRecorder
            return CurrentTest(key: SnapshotKey(of: whole.identity), example: whole, isRepeated: whole !== recorder)
        }
        if let test = Test.current { return CurrentTest(key: key(of: test)) }
        guard FailureReport.runningExample.withLock(\.self) == nil else {
            throw SnapshotProblem("no example is known here: this is a hook for all, or a detached task")
        }
        guard let testCase = RunningTestCase.testCase else { throw SnapshotProblem("no test is running here") }
        // A test case's name is `Class.method`, or `-[Class method]` on Apple's platforms.
        let name = testCase.name.split { ".[] ".contains($0) }.last.map(String.init) ?? testCase.name
        let key = SnapshotKey(className: "\(String(reflecting: type(of: testCase))) in XCTest", example: name)
        return CurrentTest(key: key, testCase: testCase)
    }

    /// A test's ID has the form `Module.Suite/Inner/test()/File.swift:3:5`.
    private static func key(of test: Test) -> SnapshotKey {
        var parts = "\(test.id)".split(separator: "/").dropLast()
        if parts.count == 1 { parts = parts[0].split(separator: ".", maxSplits: 1)[...] }
        let suite = parts.dropLast().joined(separator: ".")
        return SnapshotKey(className: "\(suite) in Swift Testing", example: parts.last.map(String.init) ?? test.name)
    }

    var updateCommand: String {
        guard Self.request.isSupervised else {
            return "SPEC_UPDATE_SNAPSHOTS=1 swift test --filter \(key.className.prefix { $0 != " " })"
        }
        return "swift run specs --update-snapshots" + (example?.identity.location.map { " \($0)" } ?? "")
    }
}
