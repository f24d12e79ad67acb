package final class ExampleAttempt: FailureSubject {
    private let state = Lock<(deadline: ContinuousClock.Instant?, explorations: Int)>((nil, 0))

    package init() {}

    /// The time by which failures must be reported, or `nil` if there is no limit.
    package var deadline: ContinuousClock.Instant? {
        get { state.withLock { $0.deadline } }
        set { state.withLock { $0.deadline = newValue } }
    }

    /// For a repeated example, the largest number of explorations in any of its runs.
    package var explorations: Int { state.withLock { $0.explorations } }

    package func noteExplorations(_ count: Int) { state.withLock { $0.explorations = max($0.explorations, count) } }

    /// Begins an exploration and returns its number, which counts from 1.
    package func beginExploration() -> Int {
        state.withLock { state in
            state.explorations += 1
            return state.explorations
        }
    }
}
