import VirtualTime

/// Starts tasks that are alike: they do the same, and nobody has a handle that tells one from another. So the orders that differ
/// only in which of them begins first are one order, and the exhaustive search of ``exploringSchedules(_:by:seed:allowingUnfinishedTasks:_:)``
/// tries it once: of three tasks, a sixth of the orders.
///
/// ```swift
/// let explored = try exploringSchedules(10_000, by: .exhaustive) {
///     let counter = Counter()
///     try withDeterministicTasks { startAlikeTasks(3) { await counter.increase() } }
///     expect(counter.total) == 3
/// }
/// ```
///
/// - Parameters:
///   - count: How many tasks to start.
///   - body: What each of them does. An error ends its task.
public func startAlikeTasks(_ count: Int, _ body: @escaping @Sendable () async throws -> Void) {
    startAlike { for _ in 0..<max(count, 0) { Task(operation: body) } }
}
