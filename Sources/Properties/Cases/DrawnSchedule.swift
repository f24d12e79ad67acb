import VirtualTime

/// Runs an async closure with deterministic tasks, in an order that is drawn from the choices of
/// the running case, and is repeated and made simpler together with the values.
///
/// ```swift
/// it("keeps the newest answer", forAll: .array(of: .int(1...3), count: 1...4)) { delays in
///     try await withDrawnSchedule {
///         let (time, cache) = (VirtualTime(), Cache())
///         for delay in delays { Task { try await cache.refresh(after: .seconds(delay)) } }
///         await time.advance(by: .seconds(3))
///         expect(cache.value) == delays.count
///     }
/// }
/// ```
///
/// - Parameters:
///   - strategy: How the order is chosen: `.random` or `.pct(depth:)`; first in turn.
///   - length: For `.pct(depth:)`, about how often tasks are resumed.
///   - allowingUnfinishedTasks: Whether tasks may still wait at the end.
///   - file: Where this is called; leave it out.
///   - line: Where this is called; leave it out.
///   - body: What to run.
/// - Throws: What the closure and `withDeterministicTasks` throw. Without a case it fails.
@MainActor public func withDrawnSchedule(
    by strategy: ScheduleStrategy = .random,
    length: Int = 20,
    allowingUnfinishedTasks: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @MainActor () async throws -> Void
) async throws {
    guard let choices = runningCase("withDrawnSchedule", file, line)?.choices else { return }
    let order = DrawnTaskOrder(choices, by: TaskPicker(strategy, length: length))
    // The outer call has the mutex, so the tasks of no other test follow the order.
    try await withDeterministicTasks(allowingUnfinishedTasks: true) {
        let outer = followTaskOrder(order)
        defer { followTaskOrder(outer) }
        try await withDeterministicTasks(allowingUnfinishedTasks: allowingUnfinishedTasks, body)
    }
}
