import Foundation
import XCTest

/// Runs tests in other processes of this test bundle while this process runs some: many wait for child processes or for
/// time. They work from the end of the list towards what this process has come to, in smaller and smaller pieces, so that
/// all are done at about the same time.
///
/// Where a piece leaves no outcome for a test, because the process ended before, the test runs here.
@MainActor
final class OtherProcesses {
    private static let variable = "SPEC_OTHER_TEST_PROCESS"
    /// Together with this process more than a small machine has cores, because most of the time is spent waiting.
    private static let count = 2

    /// Is there if all tests run, and not in another process itself, nor with a mutant, which runs few of them.
    static let shared: OtherProcesses? = {
        let isFirst = [variable, "SPEC_MUTANT"].allSatisfy { ProcessInfo.processInfo.environment[$0] == nil }
        guard CommandLine.arguments.count == 1, isFirst, let shared = try? OtherProcesses() else { return nil }
        XCTestObservationCenter.shared.addTestObserver(PieceStarter())
        return shared
    }()

    /// The classes that no process has begun, in the order in which this one runs them.
    private var left: ArraySlice<TestClass>
    private var pieces: [String: TestProcess] = [:]
    private var current: [TestProcess] = []

    private init() throws {
        let list = try TestProcess(["--list-tests"], environment: [:])
        list.waitUntilExit()
        left = TestClass.classes(in: list.output())[...]
    }

    /// The outcome of a test that runs there, for which this waits; `nil` if it is to run here.
    func outcome(of test: String, in type: String) -> TestOutcome? {
        if let index = left.firstIndex(where: { $0.name == type }) { left = left[(index + 1)...] }
        startNextPieces()
        guard let piece = pieces[type] else { return nil }
        while true {
            // Asked before the output is read: what the process has written before its end is read then.
            let isRunning = piece.isRunning
            if let outcome = piece.outcome(of: test) { return outcome }
            guard isRunning else { return nil }
            usleep(2_000)
            startNextPieces()
        }
    }

    /// Starts processes in place of those that have ended.
    func startNextPieces() {
        current.removeAll { !$0.isRunning }
        while current.count < Self.count, !left.isEmpty { startNextPiece() }
    }

    /// Starts a process for the last sixteenth of what is left. The slowest classes stand together, so larger pieces would
    /// be waited for.
    private func startNextPiece() {
        let count = left.map(\.tests.count).reduce(0, +) / 16
        var piece: [TestClass] = []
        while let next = left.last, piece.isEmpty || piece.map(\.tests.count).reduce(0, +) < count {
            // XCTest prints names without their module. Those of one piece differ.
            guard !piece.contains(where: { $0.bareName == next.bareName }) else { break }
            piece.append(left.removeLast())
        }
        let tests = piece.flatMap(\.tests).joined(separator: ",")
        guard let process = try? TestProcess([tests], environment: [Self.variable: "1"]) else { return left = [] }
        for type in piece { pieces[type.name] = process }
        current.append(process)
    }
}

/// Has the other processes go on while this one runs tests that do not ask for them.
private final class PieceStarter: XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) {
        MainActor.assumeIsolated { OtherProcesses.shared?.startNextPieces() }
    }
}

/// A class of tests that may run in any of the processes.
private struct TestClass {
    /// With its module: `ExpectTests.EqualTests`.
    var name: String
    /// As `--list-tests` prints them, and the command line takes them: `ExpectTests.EqualTests/testNil`.
    var tests: [String]

    var bareName: Substring { name.drop { $0 != "." } }

    static func classes(in list: String) -> [TestClass] {
        var classes: [TestClass] = []
        for test in list.split(separator: "\n").map(String.init) {
            let name = String(test.prefix { $0 != "/" })
            if classes.last?.name == name {
                classes[classes.count - 1].tests.append(test)
            } else if NSClassFromString(name) is SharedTestCase.Type {
                classes.append(TestClass(name: name, tests: [test]))
            }
        }
        return classes
    }
}
