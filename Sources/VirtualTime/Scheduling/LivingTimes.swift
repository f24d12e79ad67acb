import SpecEvents
import Locks

/// The agendas that somebody still uses, so that messages can tell what is pending.
enum LivingTimes {
    private struct Reference: Sendable {
        weak var agenda: Agenda?
    }

    private static let references = Lock<[Reference]>([])

    static func add(_ agenda: Agenda) {
        references.withLock { references in
            references.removeAll { $0.agenda == nil }
            references.append(Reference(agenda: agenda))
        }
        FailureNotes.add(agenda)
    }

    static func sleeps(of mark: TaskMark) -> [PendingWork] {
        references.withLock { $0.compactMap(\.agenda) }
            .flatMap(\.pending)
            .filter { $0.mark == ObjectIdentifier(mark) }
            .map(PendingWork.init)
    }
}
