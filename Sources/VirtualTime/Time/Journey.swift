import Foundation

/// The way of a time from one instant to another, in steps between which tasks go on.
struct Journey {
    private let agenda: Agenda
    /// `nil` if it goes on as long as anything is pending.
    let destination: Duration?
    private let limit: Int
    private var instant: (deadline: Duration, generation: Int)?

    /// How long a chain of work may be that does not let time pass.
    private static let limitOfInstant = 10_000

    init(in agenda: Agenda, until destination: Duration?, limit: Int) {
        self.agenda = agenda
        self.destination = destination
        self.limit = limit
    }

    /// Lets happen what is next.
    ///
    /// - Returns: False if nothing happens until the end.
    mutating func nextStep() throws(VirtualTimeError) -> Bool {
        agenda.takeCancelled(until: destination).forEach { $0.perform() }
        guard let step = agenda.next(until: destination, shuffle: { TaskJobs.shared.shuffle(&$0) }) else {
            return false
        }
        step.actions.forEach { $0.perform() }
        if instant?.deadline != step.deadline { instant = (step.deadline, step.generation) }
        let length = step.generation - (instant?.generation ?? 0)
        guard length <= Self.limitOfInstant else { throw .endlessInstant(step.work, length: length) }
        guard step.generation <= limit else { throw .endlessRun(step.work, length: step.generation) }
        return true
    }

    /// Arrives, also where an error cut it short.
    func end() {
        agenda.endSteps()
        if let destination { agenda.move(to: destination) }
        RealDeadline.noteThread()
    }
}
