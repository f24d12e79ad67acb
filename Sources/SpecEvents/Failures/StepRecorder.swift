/// Records the steps of the running example. `Spec` sets it as the failure owner, so that modules that do not know `Spec`
/// can name what they do.
package protocol StepRecorder: FailureOwner {
    /// Opens a step.
    ///
    /// - Returns: The identifier for ``endStep(_:duration:throwing:hasFailed:)``.
    func beginStep(_ name: String) -> Int
    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool)
    /// Adds something to the report of the example.
    func attach(_ attachment: ExampleAttachment)
}
