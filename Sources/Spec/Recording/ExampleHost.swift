import SpecEvents

/// The test case of an example. Not isolated to the main actor, because Swift 5 mode would then
/// isolate every subclass of `SpecCase` and its test methods, which XCTest calls outside the actor.
protocol ExampleHost: AnyObject {
    var exampleRecord: ExampleRecord? { get set }

    @MainActor func evaluateSpec()

    @MainActor func setUpWithError() throws
    @MainActor func setUp()
    @MainActor func tearDown()
    @MainActor func tearDownWithError() throws
    /// Passes the teardown blocks to `run`, last first, including those that the blocks register.
    @MainActor func runTeardownBlocks(_ run: (() throws -> Void) -> Void)
    @MainActor func performTestMethod() throws

    /// Runs `body` like a test method, between all sync and async forms of `setUp` and `tearDown`.
    /// Returns `false` if XCTest did not run `body`, because a `setUp` threw an error.
    @MainActor func invokeLikeXCTest(_ body: @escaping () -> Void) -> Bool
    /// `nil` if no fixture skipped the example, or if XCTest does not say.
    @MainActor var xcTestSkipReason: String? { get }

    /// May be called on any thread.
    func reportToXCTest(_ failure: RecordedFailure)
    func reportExpected(_ failures: [RecordedFailure], because reason: String?)
    @MainActor func show(_ attachments: [ExampleAttachment])
    @MainActor func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
}

/// XCTest on Linux has no expected failures, attachments or activities.
extension ExampleHost {
    func reportExpected(_ failures: [RecordedFailure], because reason: String?) {}
    func show(_ attachments: [ExampleAttachment]) {}
    func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result { try body() }
}
