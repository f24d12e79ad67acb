import SpecEvents

/// The test case that an example runs in.
@MainActor protocol ExampleHost: FailureSink {
    /// Who takes the failures that the test case is told of.
    var exampleRecord: ExampleRecord? { get set }

    /// Evaluates the spec of the test case's class.
    func evaluateSpec()

    func setUpWithError() throws
    func setUp()
    func tearDown()
    func tearDownWithError() throws
    /// Hands the tear-down blocks to `run`, the last registered first, also those that are registered on the way.
    func runTeardownBlocks(_ run: (() throws -> Void) -> Void)
    /// Runs the test method that the class has beside its examples.
    func performTestMethod() throws

    /// Runs `body` where XCTest would run a test method: between the `setUp` and `tearDown` of all kinds, each awaited.
    ///
    /// - Returns: Whether XCTest ran it. It does not if a `setUp` throws.
    func invokeAsXCTestDoes(_ body: @escaping () -> Void) -> Bool
    /// Why XCTest left the body out.
    var reasonOfXCTestsSkip: String { get }
}

/// Who is told of failures, from any thread.
protocol FailureSink: AnyObject {
    /// Takes a failure to XCTest, which hands it back to the test case's ``ExampleHost/exampleRecord``.
    func report(_ failure: RecordedFailure)
    /// Tells XCTest, and nobody else.
    func reportToXCTest(_ failure: RecordedFailure)
}

/// An error by which a test asks to be skipped.
protocol SkipError: Error {
    /// Why it asks.
    var skipReason: String { get }
}
