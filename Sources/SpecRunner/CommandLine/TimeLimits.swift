/// How long the steps of a test process may take.
struct TimeLimits: Equatable {
    /// The limit of examples without one of their own.
    var example = Duration.seconds(60)
    /// The limit of each step of a run that belongs to no example.
    var step = Duration.seconds(600)
    /// How long the runner waits for what is over its limit, or was interrupted, before it kills the process.
    var grace = Duration.seconds(3)
}
