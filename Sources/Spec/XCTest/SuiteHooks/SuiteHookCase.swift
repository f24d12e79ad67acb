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

    /// Takes the failures of XCTest's assertions until the process ends, so that those in observers and in handlers at exit count.
    static func takeFailuresUntilExit() {
        _ = KeptCase { FailureOutsideExamples.report(Misuse.strayFailure($0, during: nil, besides: nil).failure) }
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

/// Keeps a silent test case as XCTest's current one until it is ended. Without a current test case XCTest drops failures of its
/// assertions.
///
/// A case is the current one while XCTest performs it, so a separate thread performs it and waits inside. On Apple's
/// platforms XCTest gives failures outside of test cases to the suite, and there is nothing to do.
final class KeptCase: Sendable {
    private let isOver = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)

    init(tellingFailuresTo tell: @escaping @Sendable (RecordedFailure) -> Void) {
        #if !canImport(ObjectiveC)
            let hasBegun = DispatchSemaphore(value: 0)
            Thread.detachNewThread { [isOver, hasEnded] in
                SuiteHookCase.perform(tellingFailuresTo: tell) {
                    hasBegun.signal()
                    isOver.wait()
                }
                hasEnded.signal()
            }
            hasBegun.wait()
        #endif
    }

    func end() {
        #if !canImport(ObjectiveC)
            isOver.signal()
            hasEnded.wait()
        #endif
    }
}
