/// The owner of what the current task does, if anybody has taken it on.
package enum CurrentFailureOwner {
    /// Set around each example and around each evaluation of a spec's closures.
    @TaskLocal package static var value: (any FailureOwner)?
}
