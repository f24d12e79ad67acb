import VirtualTime

/// Runs an async closure with deterministic tasks, in an order drawn from the running case's
/// choices. The order is replayed and shrunk together with the case's values. If no property is
/// running, this function records a failure and does not run the closure.
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
///   - strategy: How to choose the order: `.random` or `.pct(depth:)`. In the simplest order, each
///     task runs until it waits.
///   - length: The approximate number of task resumptions. Only `.pct(depth:)` uses it.
///   - allowingUnfinishedTasks: Whether tasks may still be waiting at the end.
///   - file: The file that contains the call. Use the default value.
///   - line: The line that contains the call. Use the default value.
///   - body: The closure to run.
/// - Throws: Any error thrown by the closure or by `withDeterministicTasks`.
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
    // The outer call makes other tests wait, so that their tasks do not follow `order`.
    try await withDeterministicTasks(allowingUnfinishedTasks: true) {
        let outer = setTaskOrder(order)
        defer { setTaskOrder(outer) }
        try await withDeterministicTasks(allowingUnfinishedTasks: allowingUnfinishedTasks, body)
    }
}
