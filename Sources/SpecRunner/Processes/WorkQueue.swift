import SpecEvents

/// The examples that are still to be handed to a process.
///
/// With one process all go at once. With several, each gets a share of what is left, and a smaller one as less is left,
/// so that all are done at about the same time; and if it is known how long examples took, the longest go first.
struct WorkQueue {
    private var units: [(unit: WorkUnit, cost: Double)]
    private let jobs: Int
    private var costLeft: Double
    /// What a share costs at least: to start a process for less would cost more than it saves.
    private let leastShare: Double

    /// - Parameters:
    ///   - durations: How long examples took in an earlier run, in seconds, by identifier.
    init(_ examples: [ExampleIdentity], jobs: Int, durations: [String: Double] = [:]) {
        let known = durations.values.reduce(0, +) / Double(max(durations.count, 1))
        let guess = known > 0 ? known : 1
        units = WorkUnit.units(of: examples).map { unit in
            (unit, unit.examples.reduce(0) { $0 + (durations[$1.identifier] ?? guess) })
        }
        if jobs > 1, !durations.isEmpty { units.sort { $0.cost > $1.cost } }
        self.jobs = jobs
        costLeft = units.reduce(0) { $0 + $1.cost }
        leastShare = durations.isEmpty ? costLeft / (8 * Double(jobs)) : 0.2
    }

    var isEmpty: Bool { units.isEmpty }

    /// Takes out what the next process gets.
    mutating func next() -> [ExampleIdentity] {
        let share = jobs > 1 ? max(costLeft / (1.5 * Double(jobs)), leastShare) : .infinity
        var count = 0
        var cost = 0.0
        while count < units.count, count == 0 || cost + units[count].cost <= share {
            cost += units[count].cost
            count += 1
        }
        defer { units.removeFirst(count) }
        costLeft -= cost
        return units[..<count].flatMap(\.unit.examples)
    }

    /// Puts back what a process did not live to run; it comes first.
    mutating func putBack(_ examples: [ExampleIdentity]) {
        let back = WorkUnit.units(of: examples).map { (unit: $0, cost: 0.0) }
        units = back + units
    }

    /// Takes out everything.
    mutating func removeAll() {
        units = []
    }
}
