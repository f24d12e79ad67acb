/// An order of tasks, decided by a seed: the same seed decides the same order.
struct Schedule {
    let seed: UInt64
    private var generator: SplitMix64
    private var tasks: [UInt64: Int] = [:]
    /// The tasks that were resumed, by the order in which they were first seen.
    private(set) var order: [Int] = []

    init(seed: UInt64) {
        self.seed = seed
        generator = SplitMix64(state: seed)
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

/// Steele, Lea and Flood's generator: small, and the same on every platform.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
