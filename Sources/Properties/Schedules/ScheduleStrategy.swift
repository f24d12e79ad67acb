import SpecEvents

/// How `exploringSchedules` chooses the orders of the tasks.
public enum ScheduleStrategy: Hashable, Sendable {
    /// Each time any of the tasks that are ready, each as often as the others.
    case random
    /// Probabilistic concurrency testing (Burckhardt and others, ASPLOS 2010): the task of the
    /// highest priority runs until it waits. The priorities are drawn, and `depth - 1` times the
    /// priority of the task that runs becomes the lowest.
    ///
    /// It finds a bug that needs `depth` events in a certain order far sooner. Most have 2 or 3.
    case pct(depth: Int)
    /// All orders, one after the other, until there is none left.
    case exhaustive
}

/// Chooses among the tasks that are ready, where an order is drawn by chance.
struct TaskPicker {
    /// PCT's; `nil` where each task is as likely as the others.
    private let depth: Int?
    private let length: Int
    private var priorities: [UInt64: Double] = [:]
    /// The steps at which the priority of a task becomes the lowest; `nil` before they are drawn.
    private var changes: [Int]?
    private var lowest = 0.0

    /// - Parameter length: How many tasks were resumed in the longest run up to now.
    init(_ strategy: ScheduleStrategy, length: Int) {
        depth = if case .pct(let depth) = strategy { depth } else { nil }
        self.length = max(length, 1)
    }

    /// - Parameter step: How many tasks have been resumed.
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
