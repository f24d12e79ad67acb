import SpecEvents

/// The failure of a hook or an example that threw an error.
struct ThrownFailure {
    private(set) var failure: RecordedFailure

    /// Creates the failure of an error. `locations` are the lines that led to it, innermost first;
    /// empty if they are unknown. `hook` is `nil` for the example itself.
    init(
        _ error: any Error,
        from locations: [CodeLocation],
        hook: String? = nil,
        step: String? = nil,
        at location: CodeLocation?
    ) {
        // An inner line says more than the start of the hook or example.
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

/// The owner of failures that belong to no example: those in groups' closures and suite hooks.
final class GroupFailureOwner: FailureOwner {
    private let name: String
    private let collected = FailureCollection()

    /// - Parameter name: The name of the owning code, for failures that come after its end.
    init(of name: String) {
        self.name = name
    }

    func record(_ failure: RecordedFailure) {
        guard !collected.add(failure) else { return }
        FailureOutsideExamples.report(Misuse.lateFailure(failure, of: name).failure)
    }

    func recordPass(at location: CodeLocation) {
        record(RecordedFailure(message: "it passed", location: location))
    }

    /// Closes this owner, returning its failures; later ones count as failures outside examples.
    func close() -> [RecordedFailure] { collected.close() }
}
