import SpecEvents
import Synchronization

/// Owns the failures that no example can own: in the closures of groups, and in the hooks of the suite.
final class GroupFailureOwner: FailureOwner {
    private let name: String
    /// `nil` after `close()`.
    private let collected = Mutex<[RecordedFailure]?>([])

    /// - Parameter name: The name of the owning code, for failures after its end.
    init(of name: String) {
        self.name = name
    }

    func record(_ failure: RecordedFailure) {
        let isInTime = collected.withLock { collected in
            collected?.append(failure)
            return collected != nil
        }
        if !isInTime { FailureOutsideExamples.report(Misuse.lateFailure(failure, of: name).failure) }
    }

    func recordPass(at location: CodeLocation) {
        record(RecordedFailure(message: "it passed", location: location))
    }

    /// Takes the failures. Later failures are failures outside of examples.
    func close() -> [RecordedFailure] {
        collected.withLock { collected in
            defer { collected = nil }
            return collected ?? []
        }
    }
}
