import Foundation
import Locks
import SpecEvents
import XCTest

/// XCTest's current test case outside of examples: while late work ends, while `afterSuite` hooks run, and while a
/// class's `setUp` or `tearDown` runs. Without a current test case XCTest drops failures of its assertions. It is
/// neither printed nor counted. Do not use it while a test case runs: afterwards XCTest has no current test case.
final class SuiteHookCase: XCTestCase {
    private var tell: (RecordedFailure) -> Void = { _ in }
    private var body: (() -> Void)?

    /// Runs `body`, and returns its failures: those that it returns, then those of XCTest's assertions on other
    /// threads.
    @MainActor static func collectFailures(in body: @escaping @MainActor () -> [RecordedFailure]) -> [RecordedFailure] {
        var returned: [RecordedFailure] = []
        let found = Lock<[RecordedFailure]>([])
        perform(tellingFailuresTo: { failure in found.withLock { $0.append(failure) } }) {
            returned = MainActor.assumeIsolated(body)
        }
        return returned + found.withLock(\.self)
    }

    /// Runs `body` inside a current test case, on any thread.
    ///
    /// - Parameter tell: Takes the failures of XCTest's assertions, on any thread.
    static func perform(tellingFailuresTo tell: @escaping (RecordedFailure) -> Void, _ body: @escaping () -> Void) {
        let testCase = SuiteHookCase.make()
        testCase.tell = tell
        testCase.body = body
        testCase.run()
    }

    /// Keeps a current test case until the process ends, so that assertions in observers and in handlers at exit count. A case is the
    /// current one while XCTest performs it, so a thread performs it and waits inside. Apple's XCTest gives them to the suite.
    static func takeFailuresUntilExit() {
        #if !canImport(ObjectiveC)
            let hasBegun = DispatchSemaphore(value: 0)
            let tell: @Sendable (RecordedFailure) -> Void = { failure in
                FailureOutsideExamples.report(Misuse.strayFailure(failure, during: nil, besides: nil).failure)
            }
            Thread.detachNewThread {
                perform(tellingFailuresTo: tell) {
                    hasBegun.signal()
                    DispatchSemaphore(value: 0).wait()
                }
            }
            hasBegun.wait()
        #endif
    }

    override var testRunClass: AnyClass? { SilentRun.self }

    override func invokeTest() { body?() }

    #if canImport(ObjectiveC)
        private static func make() -> SuiteHookCase { SuiteHookCase() }

        override func record(_ issue: XCTIssue) { take(RecordedFailure(issue)) }
    #else
        private static func make() -> SuiteHookCase { SuiteHookCase(name: "afterSuite", testClosure: { _ in }) }

        override func recordFailure(
            withDescription description: String,
            inFile filePath: String,
            atLine lineNumber: Int,
            expected: Bool
        ) {
            take(RecordedFailure(message: description, location: CodeLocation(file: filePath, line: lineNumber)))
        }
    #endif

    private func take(_ failure: RecordedFailure) {
        if let owner = CurrentFailureOwner.value {
            owner.record(failure)
        } else {
            tell(failure)
        }
    }

    private final class SilentRun: XCTestCaseRun {
        override func start() {}
        override func stop() {}
    }
}
