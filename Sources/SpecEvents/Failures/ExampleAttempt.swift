/// An attempt to run an example: the subject of its failures and explorations of task orders.
package final class ExampleAttempt: FailureSubject {
    private let state = Lock<(deadline: ContinuousClock.Instant?, explorations: Int)>((nil, 0))

    package init() {}

    /// The deadline for reporting its failures, at the end of its limit; `nil` without one.
    package var deadline: ContinuousClock.Instant? {
        get { state.withLock { $0.deadline } }
        set { state.withLock { $0.deadline = newValue } }
    }

    /// How many explorations have begun; for a repeated example, in the run with the most.
    package var explorations: Int { state.withLock { $0.explorations } }

    /// Records how many explorations have begun in one run of a repeated example.
    package func noteExplorations(_ count: Int) { state.withLock { $0.explorations = max($0.explorations, count) } }

    /// Records the start of an exploration, and returns its number, counted from 1.
    package func beginExploration() -> Int {
        state.withLock { state in
            state.explorations += 1
            return state.explorations
        }
    }
}
