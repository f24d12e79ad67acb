/// An attempt to run an example, for what fails in it and for the explorations of task orders that it makes.
package final class ExampleAttempt: FailureSubject {
    private let state = Lock<(deadline: ContinuousClock.Instant?, explorations: Int)>((nil, 0))

    package init() {}

    /// When its failures should be told, because its time is over then; `nil` without a limit.
    package var deadline: ContinuousClock.Instant? {
        get { state.withLock { $0.deadline } }
        set { state.withLock { $0.deadline = newValue } }
    }

    /// How many explorations have begun; of a repeated example, in the run with the most.
    package var explorations: Int { state.withLock { $0.explorations } }

    /// Notes how many explorations have begun in one run of a repeated example.
    package func noteExplorations(_ count: Int) { state.withLock { $0.explorations = max($0.explorations, count) } }

    /// Notes that an exploration begins.
    ///
    /// - Returns: Which one it is, counted from 1.
    package func beginExploration() -> Int {
        state.withLock { state in
            state.explorations += 1
            return state.explorations
        }
    }
}
