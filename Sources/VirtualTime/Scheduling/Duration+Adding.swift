extension Duration {
    /// The latest instant of virtual time, in 292 billion years: work that is due then is never performed.
    static let latest = Duration.seconds(Int64.max)

    /// The sum, at most the latest instant: a sleep for `.seconds(Int64.max)` never ends.
    func adding(_ other: Duration) -> Duration {
        (clamped + other.clamped).clamped
    }

    private var clamped: Duration { min(max(self, .zero - .latest), .latest) }
}
