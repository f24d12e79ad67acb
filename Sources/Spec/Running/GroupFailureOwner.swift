import SpecEvents
import Synchronization

/// Answers for expectations that fail while the closures of groups are read, where no example could.
final class GroupFailureOwner: FailureOwner {
    private let collected = Mutex<[RecordedFailure]>([])

    var failures: [RecordedFailure] { collected.withLock { $0 } }

    func record(_ failure: RecordedFailure) {
        collected.withLock { $0.append(failure) }
    }
}
