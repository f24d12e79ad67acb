import SpecEvents

/// What an exploration of task orders takes from the example around it, and what it has to make.
extension ExampleRecord {
    /// Sets when the failures of the current attempt should be told: before its own limit, which begins now, and before the runner
    /// ends the process.
    @MainActor func setDeadline(ofRunner deadline: ContinuousClock.Instant?) {
        let own = example.timeLimit.map { ContinuousClock.now + min($0, TimeLimit.longest) }
        currentAttempt.deadline = [own, deadline].compactMap(\.self).min()
    }

    /// Records a failure if `SPEC_SCHEDULE` names an exploration that the attempt, which explores, did not come to.
    @MainActor func recordUnmadeExploration() {
        let made = currentAttempt.explorations
        guard made > 0, state.withLock({ $0.attempts.hasPassed }), let text = Replay.Variable.schedule.current,
            let named = ReplayedSchedule(text), named.place > made
        else { return }
        var failure = Misuse.unmadeExploration(text, number: named.place, of: made, at: example.location).failure
        failure.cause = FailureCause(replay: .misfit)
        recordFault(failure)
    }
}
