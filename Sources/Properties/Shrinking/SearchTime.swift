/// How long the search for a simpler failing run may take: 15 seconds, and it leaves time to tell of it before the example has to end.
struct SearchTime {
    private let end = ContinuousClock.now + .seconds(15)
    private let deadline: ContinuousClock.Instant?
    private var slowest: Duration

    init(before deadline: ContinuousClock.Instant?, slowest: Duration) {
        (self.deadline, self.slowest) = (deadline, slowest)
    }

    mutating func note(_ duration: Duration) { slowest = max(slowest, duration) }

    var isOver: Bool { .now > end || deadline.map { .now + slowest * 2 > $0 } == true }
}
