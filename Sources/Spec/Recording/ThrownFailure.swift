import SpecEvents

extension RecordedFailure {
    /// Creates a failure for a thrown error. `locations` is the call stack at the throw, innermost
    /// frame first. `hook` is the hook that threw the error, or `nil` for the example itself.
    init(
        thrown error: any Error,
        from locations: [CodeLocation],
        hook: String? = nil,
        step: String? = nil,
        at location: CodeLocation?
    ) {
        // The line that threw the error is more useful than the first line of the hook or example.
        let own = locations.last { $0.file == location?.file }
        var message = step.map { "in step “\($0)”: " } ?? ""
        if error is any SelfExplainingError {
            message += (hook.map { "\($0): " } ?? "") + "\(error)"
        } else {
            message += (hook.map { "\($0) " } ?? "") + "threw \(ErrorText.text(of: error))"
        }
        if let first = locations.first, first != own { message += "\nthrown at \(first)" }
        self.init(message: message, location: own ?? location)
        cause = FailureCause(error)
    }
}

/// Owns failures in code that belongs to no example, such as group closures and suite hooks.
final class GroupFailureOwner: FailureOwner {
    private let name: String
    private let refusesPasses: Bool
    private let collected = FailureCollection()

    /// - Parameters:
    ///   - name: The name of the code, for messages about failures recorded after ``close()``.
    ///   - refusesPasses: Whether passing expectations are also failures, as in group closures.
    init(of name: String, refusesPasses: Bool) {
        (self.name, self.refusesPasses) = (name, refusesPasses)
    }

    func record(_ failure: RecordedFailure) {
        guard !collected.add(failure) else { return }
        FailureOutsideExamples.report(Misuse.lateFailure(failure, of: name).failure)
    }

    func recordPass(at location: CodeLocation) {
        if refusesPasses { _ = collected.add(RecordedFailure(message: "it passed", location: location)) }
    }

    /// Stops collecting failures and returns them. Later ones are failures outside of examples.
    func close() -> [RecordedFailure] { collected.close() }
}
