import SpecEvents

/// The test case in which an example runs.
///
/// The protocol is not isolated to the main actor. If it were, Swift 5 mode would isolate every
/// subclass of `SpecCase` and its test methods, which XCTest calls from outside the actor.
protocol ExampleHost: AnyObject {
    /// The record that receives the failures of the test case.
    var exampleRecord: ExampleRecord? { get set }

    @MainActor func evaluateSpec()

    @MainActor func setUpWithError() throws
    @MainActor func setUp()
    @MainActor func tearDown()
    @MainActor func tearDownWithError() throws
    /// Passes the teardown blocks to `run`, last first, including blocks that they register
    /// themselves.
    @MainActor func runTeardownBlocks(_ run: (() throws -> Void) -> Void)
    @MainActor func performTestMethod() throws

    /// Runs `body` like a test method, between all sync and async forms of `setUp` and `tearDown`.
    /// Returns `false` if XCTest did not run `body`, because a `setUp` threw an error.
    @MainActor func invokeLikeXCTest(_ body: @escaping () -> Void) -> Bool
    /// Why a fixture skipped the example; `nil` if none did, or if XCTest does not say.
    @MainActor var xcTestSkipReason: String? { get }

    /// Reports a failure to XCTest, from any thread.
    func reportToXCTest(_ failure: RecordedFailure)
    /// Reports a known issue's failures to XCTest if XCTest supports expected failures.
    func reportExpected(_ failures: [RecordedFailure], because reason: String?)
    /// Adds the example's attachments to XCTest's report, if XCTest supports them.
    @MainActor func show(_ attachments: [ExampleAttachment])
    /// Runs a step of the example, showing it in XCTest's report if possible.
    @MainActor func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
}

/// XCTest on Linux has no expected failures, attachments or activities.
extension ExampleHost {
    func reportExpected(_ failures: [RecordedFailure], because reason: String?) {}
    func show(_ attachments: [ExampleAttachment]) {}
    func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result { try body() }
}
