/// Records failures: for the running example, or for code that runs outside examples.
///
/// `Spec` sets the owner and `Expect` reports to it, so neither knows the other. The owner belongs to the task, not to the
/// process, so a failure is recorded for the example that caused it when several run at the same time.
package protocol FailureOwner: FailureSubject {
    /// Records a failure. Called from any thread.
    func record(_ failure: RecordedFailure)
    /// Notes that an expectation passed. Called only on request: while the closures of groups are evaluated,
    /// where an expectation is a mistake, or while all expectations are gathered. Does nothing by default.
    func recordPass(at location: CodeLocation)
    /// Accepts the skipping of a test from code that cannot throw the error that skips it.
    ///
    /// - Parameter reason: Why the test is to be skipped.
    /// - Returns: Whether the owner is skipped; `false` by default.
    func acceptSkip(_ reason: String) -> Bool
    /// What fails with this owner: itself by default; the one whose failures it holds back for a
    /// while; the attempt of an example that is run again.
    var subject: (any FailureSubject)? { get }
    /// Records the steps of what fails with this owner; `nil` by default.
    var stepRecorder: (any StepRecorder)? { get }
}

extension FailureOwner {
    /// This owner.
    package var subject: (any FailureSubject)? { self }

    /// None.
    package var stepRecorder: (any StepRecorder)? { nil }

    package func recordPass(at location: CodeLocation) {}

    /// Refuses.
    package func acceptSkip(_ reason: String) -> Bool { false }
}

/// The owner of the failures of the current task.
package enum CurrentFailureOwner {
    /// Set around each example and around each evaluation of the closures of a spec; `nil` elsewhere.
    @TaskLocal package static var value: (any FailureOwner)?
}

extension CurrentFailureOwner {
    /// Runs `body` with an owner, in the isolation of the caller.
    ///
    /// `withValue` alone loses it: what the body awaits would go on beside the main actor.
    package nonisolated(nonsending) static func with<Result>(
        _ owner: (any FailureOwner)?,
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await run(owner, #isolation, body)
    }

    private static func run<Result>(
        _ owner: (any FailureOwner)?,
        _ isolation: isolated (any Actor)?,
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $value.withValue(owner) {
            _ = isolation
            return try await body()
        }
    }
}

/// Records the steps of the running example. `Spec` sets it as the failure owner, so that modules
/// that do not know `Spec` can name what they do.
package protocol StepRecorder: FailureOwner {
    /// Opens a step.
    ///
    /// - Returns: The identifier for ``endStep(_:duration:throwing:hasFailed:)``.
    func beginStep(_ name: String) -> Int
    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool)
    /// Adds something to the report of the example.
    func attach(_ attachment: ExampleAttachment)
}
