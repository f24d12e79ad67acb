import SpecEvents

/// A queue of the examples that have not been assigned to a process yet.
///
/// A process gets examples from one bundle. If only one process runs at a time, it gets all of the
/// bundle's examples. Otherwise, the shares become smaller and smaller, so that all processes end
/// at about the same time. Slow examples come first if their durations are known. Serial examples
/// come last: one process runs all of a bundle's serial examples, while no other process runs.
struct WorkQueue {
    private var units: [(unit: WorkUnit, cost: Double)]
    /// The serial examples, or empty if only one process runs at a time.
    private var serialUnits: [WorkUnit] = []
    private let jobs: Int
    private let bundle: (ExampleIdentity) -> Int
    private var costLeft: Double
    /// The minimum cost of a share. Starting a process for a smaller share would not save time.
    private let minShare: Double

    /// - Parameters:
    ///   - durations: Durations in seconds from earlier runs, keyed by example identifier.
    ///   - startTime: How long a process takes to begin its first example, in seconds.
    init(
        _ examples: [ExampleIdentity],
        jobs: Int,
        durations: [String: Double] = [:],
        startTime: Double = 0.1,
        bundle: @escaping (ExampleIdentity) -> Int = { _ in 0 }
    ) {
        let known = durations.values.reduce(0, +) / Double(max(durations.count, 1))
        let guess = known > 0 ? known : 1
        let all = WorkUnit.units(of: examples, bundle: bundle)
        if jobs > 1 { serialUnits = all.filter(\.isSerial) }
        units = all.filter { jobs == 1 || !$0.isSerial }.map { unit in
            (unit, unit.examples.reduce(0) { $0 + (durations[$1.identifier] ?? guess) })
        }
        if jobs > 1, !durations.isEmpty { units.sort { $0.cost > $1.cost } }
        (self.jobs, self.bundle) = (jobs, bundle)
        costLeft = units.reduce(0) { $0 + $1.cost }
        minShare =
            durations.isEmpty ? max(costLeft / (4 * Double(jobs)), min(4, costLeft / Double(jobs))) : 2 * startTime
    }

    var isEmpty: Bool { units.isEmpty && serialUnits.isEmpty }

    /// Returns the next examples, or none if the rest must wait until no other process is running.
    mutating func next(isAlone: Bool = true) -> [ExampleIdentity] {
        guard let bundle = units.first?.unit.bundle else { return isAlone ? takeSerialExamples() : [] }
        let limit = jobs > 1 ? max(costLeft / (1.5 * Double(jobs)), minShare) : .infinity
        var share: [ExampleIdentity] = []
        var cost = 0.0
        var isFull = false
        units.removeAll { unit, unitCost in
            guard !isFull, unit.bundle == bundle else { return false }
            isFull = !share.isEmpty && !(cost + unitCost <= limit)
            guard !isFull else { return false }
            cost += unitCost
            share += unit.examples
            return true
        }
        costLeft -= cost
        return share
    }

    private mutating func takeSerialExamples() -> [ExampleIdentity] {
        guard let bundle = serialUnits.first?.bundle else { return [] }
        defer { serialUnits.removeAll { $0.bundle == bundle } }
        return serialUnits.filter { $0.bundle == bundle }.flatMap(\.examples)
    }

    mutating func putBack(_ examples: [ExampleIdentity]) {
        let back = WorkUnit.units(of: examples, bundle: bundle)
        serialUnits = back.filter { jobs > 1 && $0.isSerial } + serialUnits
        units = back.filter { jobs == 1 || !$0.isSerial }.map { ($0, 0.0) } + units
    }

    mutating func removeAll(ofBundle bundle: Int) {
        serialUnits.removeAll { $0.bundle == bundle }
        units.removeAll { $0.unit.bundle == bundle }
        costLeft = units.reduce(0) { $0 + $1.cost }
    }
}

/// Examples that must run in the same process: an ordered group, or a single example.
struct WorkUnit: Equatable {
    var examples: [ExampleIdentity]
    var bundle = 0
    var isSerial: Bool { examples.contains(where: \.isSerial) }

    static func units(of examples: [ExampleIdentity], bundle: (ExampleIdentity) -> Int) -> [WorkUnit] {
        var units: [WorkUnit] = []
        var indices: [String: Int] = [:]
        for example in examples {
            if let group = example.orderedGroup, let index = indices[group] {
                units[index].examples.append(example)
            } else {
                if let group = example.orderedGroup { indices[group] = units.count }
                units.append(WorkUnit(examples: [example], bundle: bundle(example)))
            }
        }
        return units
    }
}
