/// A generator (Steele, Lea, Flood 2014) that yields the same numbers on every platform.
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        defer { state &+= Self.increment }
        return Self.mixed(state)
    }

    /// Mixes the seed so that each of its bits affects about half of the result's bits.
    package static func mixed(_ seed: UInt64) -> UInt64 {
        var mixed = seed &+ increment
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15
}
