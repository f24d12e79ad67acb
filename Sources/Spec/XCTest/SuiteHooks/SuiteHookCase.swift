import Foundation
import SpecEvents
import XCTest

/// A test case for hooks that run after the last example. Without a running test case, XCTest drops
/// failed assertions. XCTest neither prints nor counts this one. Do not run it during another test.
final class SuiteHookCase: XCTestCase {
    private let found = Lock<[RecordedFailure]>([])
    private var body: (() -> Void)?

    /// Runs `body` and returns its failures, followed by failures from XCTest that have no owner.
    @MainActor static func collectFailures(in body: @escaping @MainActor () -> [RecordedFailure]) -> [RecordedFailure] {
        var returned: [RecordedFailure] = []
        let testCase = SuiteHookCase.make()
        testCase.body = { returned = MainActor.assumeIsolated(body) }
        testCase.run()
        return returned + testCase.found.withLock(\.self)
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
            found.withLock { $0.append(failure) }
        }
    }

    private final class SilentRun: XCTestCaseRun {
        override func start() {}
        override func stop() {}
    }
}
