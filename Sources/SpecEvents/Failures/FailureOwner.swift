/// Records failures: for the running example, or for code that runs outside examples.
///
/// `Spec` sets the owner and `Expect` reports to it, so neither module knows the other. The owner
/// belongs to the task, not the process: concurrent examples each get their own failures.
package protocol FailureOwner: FailureSubject {
    /// Records a failure. May be called from any thread.
    func record(_ failure: RecordedFailure)
    /// Records a passing expectation. Called only on request: while groups are evaluated, where an
    /// expectation is a mistake, or while expectations are gathered. Does nothing by default.
    func recordPass(at location: CodeLocation)
    /// Returns whether the owner accepts a skip by code that cannot throw; `false` by default.
    func acceptSkip(_ reason: String) -> Bool
    /// The subject of this owner's failures: by default, the owner itself. For an owner that holds
    /// back the failures of another one for a while, it is that other one's subject; for an
    /// example, it is the current attempt.
    var subject: (any FailureSubject)? { get }
    /// The recorder of the steps of this owner's subject; `nil` by default.
    var stepRecorder: (any StepRecorder)? { get }
}

extension FailureOwner {
    package var subject: (any FailureSubject)? { self }

    package var stepRecorder: (any StepRecorder)? { nil }

    package func recordPass(at location: CodeLocation) {}

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
    /// `withValue` alone loses that isolation: the body would leave the actor after each `await`.
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

/// Records the running example's steps, as its failure owner, for modules that do not know `Spec`.
package protocol StepRecorder: FailureOwner {
    /// Opens a step. Returns the identifier for ``endStep(_:duration:throwing:hasFailed:)``.
    func beginStep(_ name: String) -> Int
    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool)
    /// Adds an attachment to the report of the example.
    func attach(_ attachment: ExampleAttachment)
}
