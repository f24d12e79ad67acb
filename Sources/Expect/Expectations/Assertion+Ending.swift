import SpecEvents

extension Assertion {
    /// Ends a form: a failure is reported at the place of the assertion. The text is made on failure only.
    func end(
        _ last: MatchEvaluation<Value>,
        passed: Bool,
        _ failure: @autoclosure () -> FailureText
    ) throws(Failure) {
        let state = Self.state(of: self)
        if passed {
            state.notePass()
        } else {
            try report(failure(), of: last.error, at: state.location)
        }
    }

    private func report(
        _ failure: FailureText,
        of error: (any Error)?,
        at location: StaticCodeLocation
    ) throws(Failure) {
        if let recorder = CurrentFailureOwner.value?.stepRecorder { failure.attachments().forEach(recorder.attach) }
        let note = error.flatMap { ThrowLines.note(of: $0, besides: CodeLocation(location)) }
        let message = failure.message + (note.map { "\n\($0)" } ?? "")
        FailureDispatcher.report(message, at: location)
        if let failure = Self.failure(of: self, message) { throw failure }
    }
}
