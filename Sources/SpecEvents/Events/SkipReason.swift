/// Why an example did not run, where its own process and the runner may both have to say it.
package enum SkipReason {
    /// Another one failed, and the run was to go no further.
    package static let stoppedAtFirstFailure = "stopped at the first failure"

    /// It builds upon an example of its ordered group that failed.
    ///
    /// - Parameter name: That example's full name.
    package static func failedBefore(_ name: String) -> String {
        "“\(name)” failed before it in its ordered group"
    }

    /// What prepared its ordered group failed.
    ///
    /// - Parameter message: What the hook failed with.
    package static func beforeAllFailed(_ message: String) -> String {
        "`beforeAll` of its ordered group failed: \(message.prefix { !$0.isNewline })"
    }
}
