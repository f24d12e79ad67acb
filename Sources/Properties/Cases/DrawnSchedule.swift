import VirtualTime

/// Runs an async closure with deterministic tasks, in an order drawn from the choices of the
/// running case, and replayed and shrunk with the values.
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
/// - strategy: How to choose the order: `.random` or `.pct(depth:)`; by default in turn.
///   - strategy: How to choose the order: `.random` or `.pct(depth:)`; simplest in turn.
///   - length: For `.pct(depth:)`, the approximate number of task resumptions.
///   - allowingUnfinishedTasks: Whether tasks may still wait at the end.
///   - file: Where this is called; leave it out.
///   - line: Where this is called; leave it out.
///   - body: The code to run.
/// - Throws: The errors of the closure and of `withDeterministicTasks`. Fails without a case.
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
    // The outer call has the mutex, so tasks of other tests do not follow the order.
    try await withDeterministicTasks(allowingUnfinishedTasks: true) {
        let outer = followTaskOrder(order)
        defer { followTaskOrder(outer) }
        try await withDeterministicTasks(allowingUnfinishedTasks: allowingUnfinishedTasks, body)
    }
}
