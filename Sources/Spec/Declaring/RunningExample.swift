import SpecEvents

/// What a running example offers to the functions that are called in it.
@MainActor protocol RunningExample: AnyObject {
    var metadata: ExampleMetadata { get }
    var failureCount: Int { get }
    /// The innermost step that has begun and not ended.
    var openStep: String? { get }

    /// Opens a step.
    ///
    /// - Returns: What ``endStep(_:duration:throwing:hasFailed:)`` closes it by.
    func beginStep(_ name: String) -> Int
    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool)
    func attach(_ attachment: ExampleAttachment)
    func record(_ failure: RecordedFailure)
}
