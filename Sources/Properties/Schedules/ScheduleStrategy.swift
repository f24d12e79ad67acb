import SpecEvents
import VirtualTime

/// A strategy that `exploringSchedules` uses to choose task orders.
public enum ScheduleStrategy: Hashable, Sendable {
    /// Chooses among the ready tasks with equal probability.
    case random
    /// Uses probabilistic concurrency testing (Burckhardt et al., ASPLOS 2010). Each task has a
    /// random priority, and the task with the highest priority runs until it waits. At `depth - 1`
    /// random steps, the running task's priority drops below all other priorities.
    ///
    /// If a bug occurs only when `depth` events happen in a particular order, this strategy finds
    /// it much sooner than `random` does. Most bugs need 2 or 3 events.
    case pct(depth: Int)
    /// Tries all orders, one after another.
    case exhaustive
}

struct TaskPicker {
    /// The depth for `.pct(depth:)`, or `nil` if all ready tasks are equally likely.
    private let depth: Int?
    private let length: Int
    private var priorities: [UInt64: Double] = [:]
    /// The remaining steps at which the running task's priority becomes the lowest, or `nil` if no
    /// steps have been drawn yet.
    private var changes: [Int]?
    private var lowest = 0.0

    /// - Parameter length: The approximate number of task resumptions in a run.
    init(_ strategy: ScheduleStrategy, length: Int) {
        depth = if case .pct(let depth) = strategy { depth } else { nil }
        self.length = max(length, 1)
    }

    /// - Parameter step: The number of task resumptions so far.
    mutating func pick(among tasks: [UInt64], step: Int, _ random: inout SplitMix64) -> Int {
        guard let depth else { return Int(random.next(upperBound: UInt64(tasks.count))) }
        var left = changes ?? (1..<max(depth, 1)).map { _ in Int(random.next(upperBound: UInt64(length))) }.sorted()
        for task in tasks where priorities[task] == nil { priorities[task] = Double.random(in: 0...1, using: &random) }
        var index = highest(of: tasks)
        while let change = left.first, change <= step {
            left.removeFirst()
            lowest -= 1
            priorities[tasks[index]] = lowest
            index = highest(of: tasks)
        }
        changes = left
        return index
    }

    private func highest(of tasks: [UInt64]) -> Int {
        tasks.indices.max { priorities[tasks[$0], default: 0] < priorities[tasks[$1], default: 0] } ?? 0
    }
}

/// A task order drawn from choices. The simplest choice is to continue the task that ran last or,
/// if it is not ready, to run the task that has been ready longest. Shrinking therefore keeps only
/// the task switches that the failure needs.
final class DrawnTaskOrder: TaskOrder, @unchecked Sendable {
    struct Step {
        /// The task's number. Tasks are numbered in the order in which they are first seen.
        var task: Int
        /// The number of the task that was passed over, or `nil` if `task` ran in turn.
        var passed: Int?
    }

    // Accessed only by the thread that runs the tasks.
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
        // Orders that differ only in which of several identical tasks begins first count as one.
        var turns = tasks.indices.filter { tasks[$0].group.map { groups.insert($0).inserted } ?? true }
        if let turn = turns.firstIndex(where: { ids[$0] == last }) { turns.insert(turns.remove(at: turn), at: 0) }
        let turn = choose(among: turns.map { ids[$0] })
        for task in ids where numbers[task] == nil { numbers[task] = numbers.count + 1 }
        last = ids[turns[turn]]
        let (job, passed) = (tasks[turns[turn]], turn == 0 ? nil : tasks[turns[0]])
        steps.append(Step(task: numbers[job.task] ?? 0, passed: passed.flatMap { numbers[$0.task] }))
        return turns[turn]
    }

    func didBecomeIdle() { last = nil }

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
