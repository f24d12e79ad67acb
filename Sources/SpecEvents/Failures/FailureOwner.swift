/// Records failures: for the running example, or for code that runs outside examples.
///
/// `Spec` sets the owner and `Expect` reports to it, so neither knows the other. It belongs to
/// the task, not the process: examples that run at once each get their own failures.
package protocol FailureOwner: FailureSubject {
    /// Records a failure. Called from any thread.
    func record(_ failure: RecordedFailure)
    /// Records a passing expectation. Called only on request: while groups are evaluated, where it
    /// is a mistake, or while expectations are gathered. Does nothing by default.
    func recordPass(at location: CodeLocation)
    /// Accepts a skip from code that cannot throw the error for it.
    ///
    /// - Parameter reason: Why to skip the test.
    /// - Returns: Whether the owner is skipped; `false` by default.
    func acceptSkip(_ reason: String) -> Bool
    /// The subject of this owner's failures: itself by default; the one whose failures it holds
    /// back for a while; the attempt of an example that is retried.
    var subject: (any FailureSubject)? { get }
    /// Records the steps of this owner's subject; `nil` by default.
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
    /// Set around each example and each evaluation of a spec's closures; `nil` elsewhere.
    @TaskLocal package static var value: (any FailureOwner)?
}

extension CurrentFailureOwner {
    /// Runs `body` with an owner, in the isolation of the caller.
    ///
    /// `withValue` alone loses it: the body would continue off the main actor after each await.
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

/// Records the steps of the running example. `Spec` sets it as the failure owner for modules that
/// do not know `Spec` but name what they do.
package protocol StepRecorder: FailureOwner {
    /// Opens a step.
    ///
    /// - Returns: The identifier for ``endStep(_:duration:throwing:hasFailed:)``.
    func beginStep(_ name: String) -> Int
    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool)
    /// Adds something to the report of the example.
    func attach(_ attachment: ExampleAttachment)
}
