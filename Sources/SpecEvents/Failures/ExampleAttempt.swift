/// An attempt to run an example. It is the subject of its failures and counts its explorations.
package final class ExampleAttempt: FailureSubject {
    private let state = Lock<(deadline: ContinuousClock.Instant?, explorations: Int)>((nil, 0))

    package init() {}

    /// The time by which failures must be reported, or `nil` if there is no time limit.
    package var deadline: ContinuousClock.Instant? {
        get { state.withLock { $0.deadline } }
        set { state.withLock { $0.deadline = newValue } }
    }

    /// How many explorations have begun. For a repeated example, the maximum over all of its runs.
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
