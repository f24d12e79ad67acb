import SpecEvents

/// Owns the failures that no example can own: in the closures of groups, and in the hooks of the suite.
final class GroupFailureOwner: FailureOwner {
    private let name: String
    private let collected = FailureCollection()

    /// - Parameter name: The name of the owning code, for failures after its end.
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

    /// Takes the failures. Later failures are failures outside of examples.
    func close() -> [RecordedFailure] { collected.close() }
}
