extension ExampleRecord {
    /// How long work that the example has left may hold its objects.
    private static let grace: Duration = .milliseconds(500)

    /// Records a failure for each tracked object that is still in memory, unless the example failed or was skipped.
    @MainActor func recordMemoryLeaks() {
        let objects = takeTrackedObjects()
        guard !objects.isEmpty, !hasFailed, skipReason == nil else { return }
        for tracked in Self.leaks(among: objects) { record(tracked.failure) }
    }

    /// Records a failure for each object of a group that is still in memory. The example is only the one that ended the
    /// group, so neither its skip nor its traits excuse them.
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
