extension Duration {
    /// The latest instant that virtual time knows, in 292 billion years: what is due then never happens.
    static let latest = Duration.seconds(Int64.max)

    /// The sum, as far as there are instants: to sleep for `.seconds(Int64.max)` is to sleep for ever, at any time.
    func adding(_ other: Duration) -> Duration {
        (clamped + other.clamped).clamped
    }

    private var clamped: Duration { min(max(self, .zero - .latest), .latest) }
}
