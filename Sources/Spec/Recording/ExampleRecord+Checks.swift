import SpecEvents

/// What is looked for when an attempt or an example has ended.
extension ExampleRecord {
    /// Sets when the failures of the current attempt should be told: before its own limit, which
    /// begins now, and before the runner ends the process.
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

    /// How long work that the example has left may hold its objects.
    private static let grace: Duration = .milliseconds(500)

    /// Records a failure for each tracked object that is still in memory, unless the example failed or was skipped.
    @MainActor func recordMemoryLeaks() {
        let objects = takeTrackedObjects()
        guard !objects.isEmpty, !hasFailed, skipReason == nil else { return }
        for tracked in Self.leaks(among: objects) { record(tracked.failure) }
    }

    /// Records a failure for each object of a group that is still in memory. The example is only
    /// the one that ended the group, so neither its skip nor its traits excuse them.
    @MainActor func recordMemoryLeaksOfGroup() {
        for tracked in Self.leaks(among: takeTrackedObjects()) { recordFault(tracked.failure) }
    }

    @MainActor private static func leaks(among objects: [TrackedObject]) -> [TrackedObject] {
        let deadline = ContinuousClock.now + grace
        while ContinuousClock.now < deadline, objects.contains(where: { $0.object != nil }) {
            MainRunLoop.turn(for: .milliseconds(10))
        }
        return objects.filter { $0.object != nil }
    }
}
