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
