/// Who answers for a failure: the running example, or whatever stands in its place.
///
/// `Spec` names the owner, `Expect` reports to it, and neither has to know the other. The owner travels with the task,
/// not with the process: a failure belongs to the example that made it, also when others run beside it.
package protocol FailureOwner: AnyObject, Sendable {
    /// Takes a failure. Called from any thread.
    func record(_ failure: RecordedFailure)
    /// Takes note that an expectation passed. Called only while the closures of groups are read, where no expectation has
    /// a place; does nothing unless implemented.
    func recordPass(at location: CodeLocation)
    /// Takes an error by which a test wants to be skipped, from where it can be thrown no further.
    ///
    /// - Parameter reason: Why the test wants to be skipped.
    /// - Returns: Whether the owner is skipped for it. One that is not, as by default, does not keep the reason.
    func acceptSkip(_ reason: String) -> Bool
    /// Who answers for the work of others that runs while this one waits on its thread; itself unless implemented.
    var whileWaiting: (any FailureOwner)? { get }
}

extension FailureOwner {
    /// This owner.
    package var whileWaiting: (any FailureOwner)? { self }

    /// Does nothing.
    package func recordPass(at location: CodeLocation) {}

    /// Refuses.
    package func acceptSkip(_ reason: String) -> Bool { false }
}
