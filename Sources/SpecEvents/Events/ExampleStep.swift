/// A named part of an example.
package struct ExampleStep: Hashable, Sendable {
    package var name: String
    /// The number of steps that it is nested in.
    package var level: Int
    /// How long it took, in seconds.
    package var duration: Double
    /// Whether something failed in it.
    package var hasFailed: Bool

    /// Makes a step; `duration` is in seconds.
    package init(name: String, level: Int, duration: Double, hasFailed: Bool) {
        self.name = name
        self.level = level
        self.duration = duration
        self.hasFailed = hasFailed
    }
}
