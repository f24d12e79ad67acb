import SpecEvents

/// The test case for an example. If this protocol were isolated to the main actor, Swift 5 mode
/// would isolate all subclasses of `SpecCase` and their test methods, too. XCTest calls those
/// methods outside the actor.
protocol ExampleHost: AnyObject {
    var exampleRecord: ExampleRecord? { get set }

    @MainActor func evaluateSpec()

    @MainActor func setUpWithError() throws
    @MainActor func setUp()
    @MainActor func tearDown()
    @MainActor func tearDownWithError() throws
    /// Passes the teardown blocks to `run`, last first, including any that these blocks register.
    @MainActor func runTeardownBlocks(_ run: (() throws -> Void) -> Void)
    @MainActor func performTestMethod() throws

    /// Has XCTest run `body` like a test method, between all sync and async forms of `setUp` and
    /// `tearDown`. Returns `false` if `body` did not run because a `setUp` method threw an error.
    @MainActor func invokeLikeXCTest(_ body: @escaping () -> Void) -> Bool
    /// The reason why a fixture skipped the example, or `nil` if none did or the reason is unknown.
    @MainActor var xcTestSkipReason: String? { get }

    /// Reports a failure to XCTest. May be called on any thread.
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
