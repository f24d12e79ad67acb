import SpecEvents

extension RecordedFailure {
    /// `locations` is the stack, innermost frame first. `hook` is `nil` for the example itself.
    init(
        thrown error: any Error,
        from locations: [CodeLocation],
        hook: String? = nil,
        step: String? = nil,
        at location: CodeLocation?
    ) {
        // A line inside the hook or example is more useful than its first line.
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

/// An owner of failures in code that belongs to no example: group closures and suite hooks.
final class GroupFailureOwner: FailureOwner {
    private let name: String
    private let refusesPasses: Bool
    private let collected = FailureCollection()

    /// - Parameters:
    ///   - name: For messages about failures after the code has ended.
    ///   - refusesPasses: Whether passing expectations are failures too, as in closures of groups.
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

    /// Later failures count as failures outside examples.
    func close() -> [RecordedFailure] { collected.close() }
}
