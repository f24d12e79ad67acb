/// The owner of the failures of the current task.
package enum CurrentFailureOwner {
    /// Set around each example and around each evaluation of the closures of a spec; `nil` elsewhere.
    @TaskLocal package static var value: (any FailureOwner)?
}
