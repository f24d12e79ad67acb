/// An object that records the failures of the running example, or of code outside examples.
///
/// `Spec` sets the owner and `Expect` reports failures to it, so neither module depends on the
/// other. The owner is a task-local value, so failures of concurrent examples are not mixed up.
package protocol FailureOwner: FailureSubject {
    /// Records a failure. May be called from any thread.
    func record(_ failure: RecordedFailure)
    /// Records a passing expectation. Called only if passes matter, for example while groups are
    /// evaluated, where any expectation is a mistake. Does nothing by default.
    func recordPass(at location: CodeLocation)
    /// Skips the running example on behalf of code that cannot throw. Returns whether the owner
    /// accepts the skip, by default `false`.
    func acceptSkip(_ reason: String) -> Bool
    /// The subject of this owner's failures, by default the owner itself. For an example, it is the
    /// current attempt. An owner that collects failures for another owner returns that owner's
    /// subject.
    var subject: (any FailureSubject)? { get }
    /// The recorder of the steps and attachments of the example, if any. The default is `nil`.
    var stepRecorder: (any StepRecorder)? { get }
}

extension FailureOwner {
    package var subject: (any FailureSubject)? { self }

    package var stepRecorder: (any StepRecorder)? { nil }

    package func recordPass(at location: CodeLocation) {}

    package func acceptSkip(_ reason: String) -> Bool { false }
}

/// The failure owner of the current task.
package enum CurrentFailureOwner {
    /// The owner, if any. Set while an example runs and while a spec's closures are evaluated.
    @TaskLocal package static var value: (any FailureOwner)?
}

extension CurrentFailureOwner {
    /// Runs `body` with an owner, in the isolation of the caller.
    ///
    /// With `withValue` alone, `body` would not be isolated and would leave the actor at `await`.
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

/// A failure owner that also records the steps and attachments of the running example.
package protocol StepRecorder: FailureOwner {
    /// Begins a step. Returns its ID for ``endStep(_:duration:throwing:hasFailed:)``.
    func beginStep(_ name: String) -> Int
    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool)
    func attach(_ attachment: ExampleAttachment)
}
