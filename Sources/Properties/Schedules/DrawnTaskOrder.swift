import SpecEvents
import VirtualTime

/// An order of the tasks that is drawn from choices. The simplest choice lets the task that ran go on or, if it waits, the
/// one that has been ready for longest; so what is left of the choices of a failing order is what the failure takes.
final class DrawnTaskOrder: TaskOrder, @unchecked Sendable {
    /// A task that was resumed.
    struct Step {
        /// A number of its own for each task, as they were first seen.
        var task: Int
        /// The task whose turn it was, if another one was resumed in its place.
        var passed: Int?
    }

    // Only the thread that runs the tasks asks for the next one.
    private let choices: Choices
    private var picker: TaskPicker
    private var numbers: [UInt64: Int] = [:]
    private var last: UInt64?
    private(set) var steps: [Step] = []

    init(_ choices: Choices, by picker: TaskPicker) {
        (self.choices, self.picker) = (choices, picker)
    }

    func next(among tasks: [TaskJob]) -> Int {
        let ids = tasks.map(\.task)
        var groups: Set<Int> = []
        // Orders that differ in which of several tasks that are alike begins first are one.
        var turns = tasks.indices.filter { tasks[$0].group.map { groups.insert($0).inserted } ?? true }
        if let turn = turns.firstIndex(where: { ids[$0] == last }) { turns.insert(turns.remove(at: turn), at: 0) }
        let turn = choose(among: turns.map { ids[$0] })
        for task in ids where numbers[task] == nil { numbers[task] = numbers.count + 1 }
        last = ids[turns[turn]]
        let (job, passed) = (tasks[turns[turn]], turn == 0 ? nil : tasks[turns[0]])
        steps.append(Step(task: numbers[job.task] ?? 0, passed: passed.flatMap { numbers[$0.task] }))
        return turns[turn]
    }

    func tasksWait() { last = nil }

    private func choose(among tasks: [UInt64]) -> Int {
        guard tasks.count > 1 else { return 0 }
        return choices.inSpan(ObjectIdentifier(ChoiceTrace.TaskTurn.self)) {
            Int(
                choices.number(upTo: UInt64(tasks.count - 1)) { random in
                    UInt64(picker.pick(among: tasks, step: steps.count, &random))
                }
            )
        }
    }
}
