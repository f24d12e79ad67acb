import SpecEvents

extension ExampleRecord {
    @MainActor func setDeadline(ofRunner deadline: ContinuousClock.Instant?) {
        let own = example.timeLimit.map { ContinuousClock.now + min($0, TimeLimit.longest) }
        currentAttempt.deadline = [own, deadline].compactMap(\.self).min()
    }

    /// Records a failure if `SPEC_SCHEDULE` names an exploration that the attempt did not reach.
    @MainActor func recordMissedExploration() {
        let made = currentAttempt.explorations
        guard made > 0, state.withLock({ $0.attempts.hasPassed }), let text = ReplayVariable.schedule.current,
            let named = ReplayedSchedule(text), named.place > made
        else { return }
        var failure = Misuse.missedExploration(text, number: named.place, of: made, at: example.location).failure
        failure.cause = FailureCause(isStale: true)
        recordFault(failure)
    }

    /// How long work that is still running may retain tracked objects. Tests change this duration.
    @TaskLocal static var grace: Duration = .milliseconds(500)

    @MainActor func recordMemoryLeaks() {
        let objects = takeTrackedObjects()
        guard !objects.isEmpty, !hasFailed, skipReason == nil else { return }
        for tracked in Self.leaks(among: objects) { record(tracked.failure) }
    }

    /// Records an ordered group's leaks, even if an example is skipped or a trait excuses failures.
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
