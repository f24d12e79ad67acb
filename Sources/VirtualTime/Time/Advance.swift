import Foundation

/// One call of `advance` or `run`: performs the work that is due in the interval, step by step. Between two steps tasks run.
struct Advance {
    private let agenda: Agenda
    /// The end of the interval; `nil` if it ends when nothing is pending.
    let end: Duration?
    private let limit: Int
    private var instant: (deadline: Duration, generation: Int)?
    private let generation: Int

    /// How long a chain of work may be in which no time passes.
    private static let limitOfInstant = 10_000

    init(in agenda: Agenda, until end: Duration?, limit: Int) {
        self.agenda = agenda
        self.end = end
        self.limit = limit
        generation = agenda.generation
    }

    /// Performs the work of the next instant.
    ///
    /// - Returns: False if nothing is due until the end.
    mutating func performStep() throws(VirtualTimeError) -> Bool {
        agenda.takeCancelled(until: end).forEach { $0.perform() }
        guard let step = agenda.next(until: end) else { return false }
        if step.actions.count > 1 {
            // Sleeps: work of a queue is alone in its step.
            TaskJobs.shared.addAtOnce { step.actions.forEach { $0.perform() } }
        } else {
            step.actions.forEach { $0.perform() }
        }
        if instant?.deadline != step.deadline { instant = (step.deadline, step.generation) }
        let length = step.generation - (instant?.generation ?? 0)
        guard length <= Self.limitOfInstant else { throw .endlessInstant(step.work, length: length) }
        guard step.generation <= limit else { throw .endlessRun(step.work, length: step.generation) }
        return true
    }

    /// Sets the time to the end of the interval, also after an error.
    func finish() {
        // Work that is added from now on begins a chain of its own, or goes on with that of the work that advances the time.
        agenda.generation = generation
        if let end { agenda.move(to: end) }
    }
}
