import SpecEvents

/// The test case in which an example runs.
///
/// The protocol as a whole is not on the main actor: in Swift 5 mode that would put every subclass of `SpecCase` there,
/// with its test methods, and SwiftPM cannot list those beside the method that the discovery plugin generates.
protocol ExampleHost: FailureSink {
    /// Evaluates the spec of the test case's class.
    @MainActor func evaluateSpec()

    @MainActor func setUpWithError() throws
    @MainActor func setUp()
    @MainActor func tearDown()
    @MainActor func tearDownWithError() throws
    /// Passes the tear-down blocks to `run`, the last registered first, including blocks that are registered meanwhile.
    @MainActor func runTeardownBlocks(_ run: (() throws -> Void) -> Void)
    /// Runs the test method, if the example is one.
    @MainActor func performTestMethod() throws

    /// Runs `body` in place of a test method of XCTest: between all forms of `setUp` and `tearDown`, and awaits the
    /// async ones.
    ///
    /// - Returns: Whether XCTest ran `body`. It does not if a `setUp` throws.
    @MainActor func invokeAsXCTestDoes(_ body: @escaping () -> Void) -> Bool
    /// Why XCTest did not run the body.
    @MainActor var reasonOfXCTestsSkip: String { get }
}

/// Receives failures, from any thread.
protocol FailureSink: AnyObject {
    /// The record that takes the failures of the test case.
    var exampleRecord: ExampleRecord? { get set }

    /// Reports a failure through XCTest, which passes it back to the test case's ``exampleRecord``.
    func report(_ failure: RecordedFailure)
    /// Reports a failure to XCTest only.
    func reportToXCTest(_ failure: RecordedFailure)
}

/// An error that skips the test that throws it.
protocol SkipError: Error {
    /// The reason.
    var skipReason: String { get }
}
