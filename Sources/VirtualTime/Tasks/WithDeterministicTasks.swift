import Foundation
import SpecEvents

/// Runs a closure with deterministic tasks. Until this function returns, all tasks in the process
/// run on the main thread, one at a time. The order in which they run is the same every time.
///
/// ```swift
/// try withDeterministicTasks {
///     let task = Task { try await cache.refresh() }  // sleeps on time.clock
///     time.advance(by: .seconds(1))                  // returns once the task waits or has ended
/// }
/// ```
///
/// You can nest calls to this function, and you can call it in an `aroundEach` hook. Tasks run when
/// the closure calls `advance(by:)` or waits. After the closure returns, tasks run until each of
/// them has ended or is waiting.
///
/// - Parameters:
///   - allowingUnfinishedTasks: Whether tasks may still be waiting when this function returns. If
///     so, these tasks continue later.
///   - body: The closure to run on the main thread.
/// - Returns: The closure's result.
/// - Throws: Any error that the closure throws, or a ``VirtualTimeError`` if tasks have not ended
///   or never stop running, if the calling thread is not the main thread, if another test is using
///   deterministic tasks, or if the Swift runtime has no hooks for tasks.
@discardableResult public func withDeterministicTasks<Result>(
    allowingUnfinishedTasks: Bool = false,
    _ body: () throws -> Result
) throws -> Result {
    guard Thread.runsMainActor else { throw VirtualTimeError.deterministicTasksOffMainThread }
    // Waiting for the mutex here would block the main thread, which the mutex's owner needs.
    guard TaskMark.current != nil || !TasksMutex.isLocked else {
        throw VirtualTimeError.deterministicTasksOfAnotherTest
    }
    let jobs = TaskJobs.shared
    try jobs.begin()
    defer { jobs.end() }
    var mark = TaskMark()
    let result = Swift.Result { try mark.mark(body) }
    let isIdle = jobs.runUntilIdle()
    let value = try result.get()
    try checkEnd(isIdle: isIdle, allowingUnfinishedTasks, &mark)
    return value
}

/// Runs an async closure on the main actor with deterministic tasks. Until this function returns,
/// all tasks in the process run on the main thread, one at a time. The order in which they run is
/// the same every time.
///
/// ```swift
/// try await withDeterministicTasks {
///     async let facts = model.load()       // sleeps on time.clock
///     await time.advance(by: .seconds(1))  // returns once all other tasks wait or have ended
///     let count = try await facts.count
///     expect(count) == 3
/// }
/// ```
///
/// Only one such closure runs at a time, so that parallel tests do not affect each other. A nested
/// call does not wait its turn. While the closure runs, tasks that other tests started also run on
/// the main thread.
@discardableResult @MainActor public func withDeterministicTasks<Result>(
    allowingUnfinishedTasks: Bool = false,
    _ body: @MainActor () async throws -> Result
) async throws -> Result {
    let isNested = TaskMark.current != nil
    if !isNested { await TasksMutex.lock() }
    defer { if !isNested { TasksMutex.unlock() } }
    let jobs = TaskJobs.shared
    try jobs.begin()
    defer { jobs.end() }
    var mark = TaskMark()
    let result: Swift.Result<Result, any Error>
    do {
        result = .success(try await mark.mark(body))
    } catch {
        result = .failure(error)
    }
    let isIdle = await jobs.idle()
    let value = try result.get()
    try checkEnd(isIdle: isIdle, allowingUnfinishedTasks, &mark)
    return value
}

private func checkEnd(isIdle: Bool, _ allowingUnfinishedTasks: Bool, _ mark: inout TaskMark) throws(VirtualTimeError) {
    guard isIdle else { throw .endlessTasks }
    let count = allowingUnfinishedTasks ? 0 : TaskMark.unfinishedTasks(of: &mark)
    guard count == 0 else { throw .unfinishedTasks(count, sleeping: Agenda.sleeps(of: mark)) }
}

/// Allows only one async closure at a time to use deterministic tasks. The others wait in line.
enum TasksMutex {
    private struct State {
        var isLocked = false
        var waiters: [UnsafeContinuation<Void, Never>] = []
    }

    private static let state = Lock(State())

    static var isLocked: Bool { state.withLock(\.isLocked) }

    @MainActor static func lock() async {
        await withUnsafeContinuation { continuation in
            let isFree = state.withLock { state in
                defer { state.isLocked = true }
                if state.isLocked { state.waiters.append(continuation) }
                return !state.isLocked
            }
            if isFree { continuation.resume() }
        }
    }

    static func unlock() {
        let next = state.withLock { state in
            if state.waiters.isEmpty { state.isLocked = false }
            return state.waiters.isEmpty ? nil : state.waiters.removeFirst()
        }
        next?.resume()
    }
}
