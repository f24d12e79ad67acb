import Foundation

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
/// order in which they became ready. Each run is one of `withDeterministicTasks`, and should make all it uses anew.
///
/// - Parameters:
///   - count: How many orders to try, at least one.
///   - seed: The seed of the first order; the next ones have the seeds that follow.
///   - allowingUnfinishedTasks: Whether tasks may still wait at the end of a run.
///   - body: What to run. It fails if it throws, or if an expectation in it fails. Assertions of XCTest fail the test, too, but
///     cannot tell the seed.
/// - Throws: A ``ScheduleFailure`` for the first order that fails. It names the seed: with `SPEC_SCHEDULE` set to it in the
///   environment, only that order is run. An `XCTSkip` that the closure throws; a ``VirtualTimeError`` if no order can be run.
public func exploringSchedules(
    _ count: Int,
    seed: UInt64 = 1,
    allowingUnfinishedTasks: Bool = false,
    _ body: () throws -> Void
) throws {
    let exploration = try Exploration(count: count, seed: seed)
    for seed in exploration.seeds {
        try exploration.run(seed) { try withDeterministicTasks(allowingUnfinishedTasks: allowingUnfinishedTasks, body) }
    }
}

/// Runs an async closure on the main actor several times, each time with another order of the tasks that are ready; otherwise
/// the same as the sync form.
@MainActor public func exploringSchedules(
    _ count: Int,
    seed: UInt64 = 1,
    allowingUnfinishedTasks: Bool = false,
    _ body: @MainActor () async throws -> Void
) async throws {
    let exploration = try Exploration(count: count, seed: seed)
    for seed in exploration.seeds {
        // The outer call has the mutex, so the tasks of no other test follow the schedule.
        try await withDeterministicTasks(allowingUnfinishedTasks: true) {
            try await exploration.run(seed) {
                try await withDeterministicTasks(allowingUnfinishedTasks: allowingUnfinishedTasks, body)
            }
        }
    }
}
