import SpecEvents

/// The test case in which an example runs.
///
/// The protocol as a whole is not on the main actor: in Swift 5 mode that would put every subclass of `SpecCase` there,
/// with its test methods, which XCTest calls from outside of the actor.
protocol ExampleHost: AnyObject {
    /// The record that takes the failures of the test case.
    var exampleRecord: ExampleRecord? { get set }

    /// Evaluates the spec of the test case's class.
    @MainActor func evaluateSpec()

    @MainActor func setUpWithError() throws
    @MainActor func setUp()
    @MainActor func tearDown()
    @MainActor func tearDownWithError() throws
    /// Passes the tear-down blocks to `run`, the last registered first, including blocks that are registered meanwhile.
    @MainActor func runTeardownBlocks(_ run: (() throws -> Void) -> Void)
    @MainActor func performTestMethod() throws

    /// Runs `body` in place of a test method of XCTest: between all forms of `setUp` and
    /// `tearDown`, and awaits the async ones.
    ///
    /// - Returns: Whether XCTest ran `body`. It does not if a `setUp` throws.
    @MainActor func invokeAsXCTestDoes(_ body: @escaping () -> Void) -> Bool
    /// Why a fixture skipped the example; `nil` if none did, and where XCTest does not say it.
    @MainActor var reasonOfXCTestsSkip: String? { get }

    /// Reports a failure to XCTest, from any thread.
    func reportToXCTest(_ failure: RecordedFailure)
    /// Reports the failures of a known issue to XCTest, if it knows expected failures.
    func reportExpected(_ failures: [RecordedFailure], because reason: String?)
    /// Shows what the example attached in XCTest's report, if that has a place for it.
    @MainActor func show(_ attachments: [ExampleAttachment])
    /// Runs a step of the example so that XCTest shows it, if it can.
    @MainActor func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
}

/// XCTest on Linux has neither expected failures, nor attachments, nor activities.
extension ExampleHost {
    func reportExpected(_ failures: [RecordedFailure], because reason: String?) {}
    func show(_ attachments: [ExampleAttachment]) {}
    func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result { try body() }
}
