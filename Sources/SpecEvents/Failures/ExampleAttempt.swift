/// An attempt to run an example. It is the subject of its failures, and counts explorations.
package final class ExampleAttempt: FailureSubject {
    private let state = Lock<(deadline: ContinuousClock.Instant?, explorations: Int)>((nil, 0))

    package init() {}

    /// The end of the time limit, by which failures must be reported, or `nil` without a limit.
    package var deadline: ContinuousClock.Instant? {
        get { state.withLock { $0.deadline } }
        set { state.withLock { $0.deadline = newValue } }
    }

    /// The number of explorations of task orders. If the example is repeated, the most in any run.
    package var explorations: Int { state.withLock { $0.explorations } }

    /// Records the number of explorations that have begun in one run of a repeated example.
    package func noteExplorations(_ count: Int) { state.withLock { $0.explorations = max($0.explorations, count) } }

    /// Records the start of an exploration, and returns its number, counted from 1.
    package func beginExploration() -> Int {
        state.withLock { state in
            state.explorations += 1
            return state.explorations
        }
    }
}
