import SpecEvents

/// An order of tasks, decided by a seed: the same seed decides the same order.
struct Schedule {
    let seed: UInt64
    private var generator: SplitMix64
    private var tasks: [UInt64: Int] = [:]
    /// The tasks in the order in which they were resumed, numbered as they were first seen.
    private(set) var order: [Int] = []

    init(seed: UInt64) {
        self.seed = seed
        generator = SplitMix64(seed: seed)
    }

    mutating func choose(among count: Int) -> Int {
        count == 1 ? 0 : Int.random(in: 0..<count, using: &generator)
    }

    mutating func shuffle<Element>(_ elements: inout [Element]) {
        elements.shuffle(using: &generator)
    }

    mutating func note(_ task: UInt64) {
        order.append(tasks[task, default: tasks.count + 1])
        tasks[task] = order.last
    }
}
