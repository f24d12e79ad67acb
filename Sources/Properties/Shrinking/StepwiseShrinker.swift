/// Shrinks by runs that the caller makes between two calls, as async code has to: the passes are repeated up to the first numbers
/// of which it is not known how they end.
struct StepwiseShrinker {
    private let first: ChoiceTrace
    private var traces: [[UInt64]: ChoiceTrace?] = [:]
    private(set) var best: ChoiceTrace

    var runs: Int { traces.count }

    init(_ first: ChoiceTrace) { (self.first, best) = (first, first) }

    /// The numbers to run with; `nil` if no pass finds a simpler run, or if the time is over.
    mutating func next(within time: SearchTime) -> [UInt64]? {
        var unknown: [UInt64]?
        let isTimeOver = { unknown != nil || time.isOver }
        var shrinker = Shrinker(first, mostRuns: 500, order: .fewest, isTimeOver: isTimeOver) { [traces] values in
            if let known = traces[values] { return known }
            unknown = values
            return nil
        }
        shrinker.shrink()
        best = shrinker.best
        return unknown
    }

    /// Notes how a run ended: its trace if it failed in the same way as the first.
    mutating func note(_ trace: ChoiceTrace?, of values: [UInt64]) {
        traces[values] = .some(trace)
    }
}
