/// Records failures. `Spec` sets the owner and `Expect` reports to it, so neither module depends on
/// the other. The owner is task-local, which keeps the failures of concurrent examples apart.
package protocol FailureOwner: FailureSubject {
    /// May be called from any thread.
    func record(_ failure: RecordedFailure)
    /// Records that an expectation passed. Called only while passes matter. In a group's closure,
    /// for example, an expectation is a mistake even if it passes.
    func recordPass(at location: CodeLocation)
    /// Skips the example for a caller that cannot throw. Returns `false` if no example is running.
    func acceptSkip(_ reason: String) -> Bool
    /// By default, the owner itself. For an example, the subject is its current attempt. An owner
    /// that collects failures for another owner returns the other owner's subject.
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
    /// Runs `body` in the caller's isolation. With `withValue` alone, `body` would not be isolated
    /// and would leave the actor at an `await`.
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
    func beginStep(_ name: String) -> Int
    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool)
    func attach(_ attachment: ExampleAttachment)
}
