extension ExampleRecord {
    /// How long work that the example has left may hold its objects.
    private static let grace: Duration = .milliseconds(500)

    /// Records a failure for each tracked object that is still in memory, unless the example failed or was skipped.
    @MainActor func recordMemoryLeaks() {
        let objects = takeTrackedObjects()
        guard !objects.isEmpty, !hasFailed, skipReason == nil else { return }
        let deadline = ContinuousClock.now + Self.grace
        while ContinuousClock.now < deadline, objects.contains(where: { $0.object != nil }) {
            MainRunLoop.turn(for: .milliseconds(10))
        }
        for tracked in objects where tracked.object != nil { record(tracked.failure) }
    }
}
