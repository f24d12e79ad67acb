import SpecEvents

/// The interface of a running example for the functions that specs call in it.
@MainActor protocol RunningExample: AnyObject {
    var metadata: ExampleMetadata { get }
    /// Takes its failures and attachments, and the ends of its steps.
    var recorder: any StepRecorder { get }
    var failureCount: Int { get }
    /// The innermost step that has not ended.
    var openStep: String? { get }

    /// Opens a step, and writes an event.
    func beginStep(_ name: String) -> Int
    func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
    func track(_ object: TrackedObject)
}
