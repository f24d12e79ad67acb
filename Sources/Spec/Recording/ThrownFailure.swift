import SpecEvents

/// The failure of a hook or an example that threw an error.
struct ThrownFailure {
    private(set) var failure: RecordedFailure

    /// `locations` are the lines that led to the error, from the inside out; none if they are not known. `hook` is
    /// `nil` for the example itself.
    init(
        _ error: any Error,
        from locations: [CodeLocation],
        hook: String? = nil,
        step: String? = nil,
        at location: CodeLocation?
    ) {
        // The line of the hook or example says more than the place at which that begins. Further in may be helpers of the file.
        let own = locations.last { $0.file == location?.file }
        var message = step.map { "in step “\($0)”: " } ?? ""
        if error is any SelfExplainingError {
            message += (hook.map { "\($0): " } ?? "") + "\(error)"
        } else {
            message += (hook.map { "\($0) " } ?? "") + "threw \(ErrorText.text(of: error))"
        }
        if let first = locations.first, first != own { message += "\nthrown at \(first)" }
        failure = RecordedFailure(message: message, location: own ?? location)
        failure.cause = FailureCause(error)
    }
}
