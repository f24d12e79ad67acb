import SpecEvents

/// The interface of a running example for the functions that specs call in it.
@MainActor protocol RunningExample: AnyObject {
    var metadata: ExampleMetadata { get }
    var failureCount: Int { get }
    /// The innermost step that has not ended.
    var openStep: String? { get }

    /// Opens a step.
    ///
    /// - Returns: The identifier for ``endStep(_:duration:throwing:hasFailed:)``.
    func beginStep(_ name: String) -> Int
    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool)
    func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
    func attach(_ attachment: ExampleAttachment)
    func track(_ object: TrackedObject)
    func record(_ failure: RecordedFailure)
}
