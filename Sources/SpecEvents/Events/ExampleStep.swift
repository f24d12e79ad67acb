/// A part of an example that has a name of its own.
public struct ExampleStep: Hashable, Sendable {
    /// What the step does.
    public var name: String
    /// The number of steps around it.
    public var level: Int
    /// How long it took, in seconds.
    public var duration: Double
    /// Whether something failed in it.
    public var hasFailed: Bool

    /// Makes a step; `duration` is in seconds.
    public init(name: String, level: Int, duration: Double, hasFailed: Bool) {
        self.name = name
        self.level = level
        self.duration = duration
        self.hasFailed = hasFailed
    }
}
