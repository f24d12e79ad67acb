/// How long a test process may take for what it does.
struct TimeLimits: Equatable {
    /// For examples that have no limit of their own, and for each part of a run that belongs to no example.
    var standard = Duration.seconds(600)
    /// How long what is over its limit, or was asked to come to its end, is left alone before its process is killed.
    var grace = Duration.seconds(3)
}
