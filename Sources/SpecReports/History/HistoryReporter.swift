import SpecEvents

/// Records the results of the run, gives the history to other reports, and writes it at the end.
package final class HistoryReporter: Reporter, Sendable {
    private struct State {
        var run: History.Run
        var results: [History.Result]
        /// The history with the first of these results, if it was asked for.
        var history: History?
        var addedCount = 0
    }

    private let state: Lock<State>
    private let earlier: @Sendable () -> History
    private let write: @Sendable (History) -> Void

    /// Makes a reporter.
    ///
    /// - Parameters:
    ///   - run: The run that begins. A shard is written without earlier history.
    ///   - leftOut: The identifiers of the examples that are listed but do not run.
    ///   - earlier: The history of the earlier runs.
    package init(
        _ run: History.Run,
        leavingOut leftOut: [String] = [],
        earlier: @escaping @Sendable () -> History,
        write: @escaping @Sendable (History) -> Void
    ) {
        (self.earlier, self.write) = (earlier, write)
        state = Lock(State(run: run, results: leftOut.map { ($0, .leftOut, 0) }))
    }

    package func report(_ event: Event) {
        guard case .exampleFinished(let example, let result) = event else { return }
        state.withLock { $0.results.append((example.identifier, Self.state(of: result), result.duration)) }
    }

    /// The history, including the results of this run so far.
    package var history: History {
        state.withLock { state in
            var history = state.history.take() ?? earlier()
            if state.run.part == nil { state.run = state.run.after(history.runs.last) }
            history.add(state.run, state.results[state.addedCount...])
            (state.history, state.addedCount) = (history, state.results.count)
            return history
        }
    }

    package func finish(_ summary: Summary) {
        let (run, results) = state.withLock { ($0.run, $0.results) }
        guard run.part != nil else { return write(history) }
        var history = History()
        history.add(run, results)
        write(history)
    }

    private static func state(of result: ExampleResult) -> History.State {
        switch result.verdict {
        case .passed: .passed
        case .flaky: .retried
        case .knownIssue: .knownIssue
        case .skipped: .skipped
        case .failed, .crashed, .timedOut, .exited: .failed
        }
    }
}
