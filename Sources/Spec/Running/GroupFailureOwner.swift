import SpecEvents
import Synchronization

/// Answers for what fails where no example can: while the closures of groups are read, and in the hooks of the suite.
final class GroupFailureOwner: FailureOwner {
    private let name: String
    /// `nil` once they have been taken.
    private let collected = Mutex<[RecordedFailure]?>([])

    /// - Parameter name: What it answers for, for a failure that comes when that is over.
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

    /// Takes what has failed. What fails from now on comes too late.
    func close() -> [RecordedFailure] {
        collected.withLock { collected in
            defer { collected = nil }
            return collected ?? []
        }
    }
}
