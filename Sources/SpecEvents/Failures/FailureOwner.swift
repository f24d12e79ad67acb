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
    /// What fails with this owner: itself by default; the one whose failures it holds back for a while; the attempt of an
    /// example that is run again.
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
