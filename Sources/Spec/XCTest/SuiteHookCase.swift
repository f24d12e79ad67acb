import SpecEvents
import Synchronization
import XCTest

/// The test case that is XCTest's current one after the last example: while its late work fails, and while the hooks after the
/// suite run; also while a class's own `setUp` and `tearDown` do. Without one XCTest drops what its assertions find. Nobody
/// announces or counts it. Not for use while a test case runs: afterwards XCTest takes none for the current one.
final class SuiteHookCase: XCTestCase {
    private var tell: (RecordedFailure) -> Void = { _ in }
    private var body: (() -> Void)?

    /// Runs `body`, and gives what failed in it: what it returns, then what XCTest's assertions found on threads of their
    /// own.
    @MainActor static func collectFailures(in body: @escaping @MainActor () -> [RecordedFailure]) -> [RecordedFailure] {
        var returned: [RecordedFailure] = []
        let found = Mutex<[RecordedFailure]>([])
        perform(tellingFailuresTo: { failure in found.withLock { $0.append(failure) } }) {
            returned = MainThread.run(body)
        }
        return returned + found.withLock(\.self)
    }

    /// Runs `body` with a case for the current one, on any thread.
    ///
    /// - Parameter tell: Takes what XCTest's assertions find, on whatever thread they do.
    static func perform(tellingFailuresTo tell: @escaping (RecordedFailure) -> Void, _ body: @escaping () -> Void) {
        let testCase = SuiteHookCase.make()
        testCase.tell = tell
        testCase.body = body
        testCase.run()
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
