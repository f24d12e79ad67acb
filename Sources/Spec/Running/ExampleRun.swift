import ProcessShims
import SpecEvents

/// An example that has run, and whose test case XCTest has not yet finished.
@MainActor struct ExampleRun {
    private let record: ExampleRecord
    private let state: RunState
    private let name: String
    private let events: (any EventSink)?
    private let start: ContinuousClock.Instant

    /// Writes the example's first event.
    init(of example: Example, _ record: ExampleRecord, _ state: RunState, _ events: (any EventSink)?) {
        self.record = record
        self.state = state
        name = example.name
        self.events = events
        events?.write(.exampleStarted(record.identity))
        start = .now
    }

    /// Writes the example's second event.
    ///
    /// - Returns: Whether the example failed.
    @discardableResult
    func finish() -> Bool {
        leaveIfForked()
        record.close()
        if record.hasFailed { state.noteFailure() }
        events?.write(.exampleFinished(record.identity, record.result(duration: .now - start)))
        return record.hasFailed
    }

    /// Ends a forked child, which would otherwise run the remaining examples again.
    private func leaveIfForked() {
        guard process_is_copy() else { return }
        StandardError.write(
            "error: a forked child process returned from “\(name)”, so Spec ended it; "
                + "end the child with `_exit` in the example\n"
        )
        process_leave(1)
    }
}
