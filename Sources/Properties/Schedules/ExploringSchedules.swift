import VirtualTime

/// Runs a closure several times, each time with another order of the tasks that are ready, to find an order that fails.
///
/// ```swift
/// try exploringSchedules(100) {
///     let (time, cache) = (VirtualTime(), Cache())
///     Task { await cache.refresh(…) }
///     Task { await cache.refresh(…) }
///     time.advance(by: .seconds(2))
///     expect(cache.value) == "newer"
/// }
/// ```
///
/// Tasks that are ready at the same time, such as sleepers of one instant, run in any order; jobs of the main actor run in the
/// order in which they became ready. Each run is one of `withDeterministicTasks`, and should make all it uses anew. In the first
/// one the tasks run in the order in which they became ready.
///
/// - Parameters:
///   - count: How many orders to try at most, at least one.
///   - strategy: How the orders are chosen.
///   - seed: Decides the orders: the same seed makes the same ones.
///   - allowingUnfinishedTasks: Whether tasks may still wait at the end of a run.
///   - body: What to run. It fails if it throws, or if an expectation in it fails. Assertions of XCTest fail the test, too, but
///     cannot tell the order.
/// - Returns: How many orders were tried, and whether these are all.
/// - Throws: A ``ScheduleFailure`` for the first order that fails, with the simplest one that fails in the same way: with
///   `SPEC_SCHEDULE` set to its choices in the environment, only that order is run. An `XCTSkip` that the closure threw, if
///   no order failed; a `VirtualTimeError` if no order can be run.
@discardableResult public func exploringSchedules(
    _ count: Int,
    by strategy: ScheduleStrategy = .random,
    seed: UInt64 = 1,
    allowingUnfinishedTasks: Bool = false,
    _ body: () throws -> Void
) throws -> ExploredSchedules {
    var exploration = try ScheduleExploration(count: count, by: strategy, seed: seed)
    while let run = exploration.next() {
        let outcome = run.outcome {
            // The mark makes the body's own call of `withDeterministicTasks` a nested one.
            try TaskMark.$current.withValue(TaskMark()) {
                try withDeterministicTasks(allowingUnfinishedTasks: allowingUnfinishedTasks, body)
            }
        }
        try exploration.note(run, outcome)
    }
    return try exploration.result()
}

/// Runs an async closure on the main actor several times, each time with another order of the tasks that are ready; otherwise
/// the same as the sync form.
@discardableResult @MainActor public func exploringSchedules(
    _ count: Int,
    by strategy: ScheduleStrategy = .random,
    seed: UInt64 = 1,
    allowingUnfinishedTasks: Bool = false,
    _ body: @MainActor () async throws -> Void
) async throws -> ExploredSchedules {
    var exploration = try ScheduleExploration(count: count, by: strategy, seed: seed)
    while let run = exploration.next() {
        // The outer call has the mutex, so the tasks of no other test follow the order.
        try await withDeterministicTasks(allowingUnfinishedTasks: true) {
            let outcome = await run.outcome {
                try await withDeterministicTasks(allowingUnfinishedTasks: allowingUnfinishedTasks, body)
            }
            try exploration.note(run, outcome)
        }
    }
    return try exploration.result()
}

/// How many orders of the tasks ran, none of which failed.
public struct ExploredSchedules: Sendable, CustomStringConvertible {
    /// How many orders were tried.
    public let count: Int
    /// Whether there are no others; known only of `.exhaustive`, and taken for true where it replays an order.
    public let areAll: Bool

    /// Such as “all 6 orders tried”.
    public var description: String {
        areAll ? "all \(count) orders tried" : "\(count) orders tried; there may be more"
    }
}
