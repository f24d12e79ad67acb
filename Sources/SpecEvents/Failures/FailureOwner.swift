/// `Spec` sets the owner and `Expect` reports failures to it, so neither module depends on the
/// other. The owner is a task-local value, so failures of concurrent examples are not mixed up.
package protocol FailureOwner: FailureSubject {
    /// May be called from any thread.
    func record(_ failure: RecordedFailure)
    /// Called only if passes matter, as while groups are evaluated, where an expectation is wrong.
    func recordPass(at location: CodeLocation)
    /// Skips the running example on behalf of code that cannot throw.
    func acceptSkip(_ reason: String) -> Bool
    /// By default the owner itself, and for an example its current attempt. An owner that collects
    /// failures for another owner returns the subject of the other owner.
    var subject: (any FailureSubject)? { get }
    var stepRecorder: (any StepRecorder)? { get }
}

extension FailureOwner {
    package var subject: (any FailureSubject)? { self }

    package var stepRecorder: (any StepRecorder)? { nil }

    package func recordPass(at location: CodeLocation) {}

    package func acceptSkip(_ reason: String) -> Bool { false }
}

package enum CurrentFailureOwner {
    /// Set while an example runs and while a spec's closures are evaluated.
    @TaskLocal package static var value: (any FailureOwner)?
}

extension CurrentFailureOwner {
    /// Runs `body` in the isolation of the caller. With `withValue` alone, `body` would not be
    /// isolated and would leave the actor at `await`.
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

package protocol StepRecorder: FailureOwner {
    /// Returns an ID for ``endStep(_:duration:throwing:hasFailed:)``.
    func beginStep(_ name: String) -> Int
    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool)
    func attach(_ attachment: ExampleAttachment)
}
