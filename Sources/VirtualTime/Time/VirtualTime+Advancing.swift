import Dispatch
import Foundation
import SpecEvents

extension VirtualTime {
    /// Advances virtual time by the given duration. At each deadline, work on queues runs on the
    /// calling thread, and sleeping tasks are resumed.
    ///
    /// Inside `withDeterministicTasks`, this method returns once every task has ended or is waiting
    /// for a deadline, a continuation, or the system. Elsewhere, a resumed task runs on another
    /// thread or waits until the calling thread is free. By the time the task acts, for example by
    /// going to sleep again, virtual time may have advanced further.
    ///
    /// - Parameters:
    ///   - duration: The time by which to advance. If the duration is zero or less, only work that
    ///     is already due runs.
    ///   - file: The file to which failures are attributed.
    ///   - line: The line to which failures are attributed.
    public func advance(by duration: some TimeSpan, file: StaticString = #filePath, line: UInt = #line) {
        pass(until: end(after: duration), at: CodeLocation(file: file, line: line))
    }

    /// Advances virtual time until the given duration has elapsed since the start. If that instant
    /// has already passed, time does not change, and only work that was due by then runs.
    public func advance(to elapsed: Duration, file: StaticString = #filePath, line: UInt = #line) {
        pass(until: elapsed.adding(.zero), at: CodeLocation(file: file, line: line))
    }

    /// Advances virtual time to the given instant on the clock.
    public func advance(to instant: TestClock.Instant, file: StaticString = #filePath, line: UInt = #line) {
        advance(to: instant.offset, file: file, line: line)
    }

    /// Advances virtual time until no work is pending, except for work that is never due.
    ///
    /// - Parameter limit: The maximum length of a chain of work in which each piece submits the
    ///   next.
    /// - Throws: A ``VirtualTimeError`` that describes the work, if a chain is longer than `limit`.
    public func run(limit: Int = 10_000) throws(VirtualTimeError) {
        try perform(until: nil, limit: limit)
    }

    /// If `isWait` is `true`, advancing while nothing is pending is never an error.
    package func pass(until end: Duration?, limit: Int = .max, isWait: Bool = false, at location: CodeLocation) {
        do { try perform(until: end, limit: limit, isWait: isWait) } catch { report(error, at: location) }
    }

    private func perform(until end: Duration?, limit: Int, isWait: Bool = false) throws(VirtualTimeError) {
        var advance = Advance(agenda: agenda, end: end, limit: limit, chainLength: agenda.chainLength)
        defer { advance.finish() }
        try settle()
        if !isWait { try checkPending(until: end) }
        while try advance.performStep() { try settle() }
    }

    private func settle() throws(VirtualTimeError) {
        guard TaskJobs.shared.isActive else { return }
        guard Thread.runsMainActor else { throw .notOnMainThread }
        guard TaskJobs.shared.runUntilIdle() else { throw .endlessTasks }
    }
}

extension VirtualTime {
    /// Advances virtual time by the given duration, like the synchronous overload. Inside
    /// `withDeterministicTasks`, all other tasks have ended or are waiting when this method
    /// returns.
    public nonisolated(nonsending) func advance(
        by duration: some TimeSpan,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await pass(until: end(after: duration), at: CodeLocation(file: file, line: line))
    }

    /// Advances virtual time until the given duration has elapsed since the start.
    public nonisolated(nonsending) func advance(
        to elapsed: Duration,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await pass(until: elapsed.adding(.zero), at: CodeLocation(file: file, line: line))
    }

    /// Advances virtual time to the given instant on the clock.
    public nonisolated(nonsending) func advance(
        to instant: TestClock.Instant,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await advance(to: instant.offset, file: file, line: line)
    }

    /// Advances virtual time until no work is pending, except for work that is never due.
    ///
    /// - Parameter limit: The maximum length of a chain of work in which each piece submits the
    ///   next.
    /// - Throws: A ``VirtualTimeError`` that describes the work, if a chain is longer than `limit`.
    public nonisolated(nonsending) func run(limit: Int = 10_000) async throws(VirtualTimeError) {
        try await perform(until: nil, limit: limit)
    }

    package nonisolated(nonsending) func pass(
        until end: Duration?,
        limit: Int = .max,
        isWait: Bool = false,
        at location: CodeLocation
    ) async {
        do { try await perform(until: end, limit: limit, isWait: isWait) } catch { report(error, at: location) }
    }

    private nonisolated(nonsending) func perform(
        until end: Duration?,
        limit: Int,
        isWait: Bool = false
    ) async throws(VirtualTimeError) {
        var advance = Advance(agenda: agenda, end: end, limit: limit, chainLength: agenda.chainLength)
        defer { advance.finish() }
        try await settle()
        if !isWait { try checkPending(until: end) }
        while try advance.performStep() { try await settle() }
    }

    private nonisolated(nonsending) func settle() async throws(VirtualTimeError) {
        guard TaskJobs.shared.isActive else { return }
        guard await TaskJobs.shared.idle() else { throw .endlessTasks }
    }
}

extension VirtualTime {
    private func end(after duration: some TimeSpan) -> Duration { elapsed.adding(max(duration.duration, .zero)) }

    private func checkPending(until end: Duration?) throws(VirtualTimeError) {
        guard agenda.failsWhenNobodyWaits, let end, !agenda.pending.contains(where: { $0.deadline != nil }) else {
            return
        }
        throw .nobodyWaits(until: end)
    }

    private func report(_ error: VirtualTimeError, at location: CodeLocation) {
        if let onFailure = agenda.onFailure {
            onFailure(error)
        } else {
            FailureReport.record(RecordedFailure(message: error.description, location: location))
        }
    }
}

/// The state of one call to `advance` or `run`.
struct Advance {
    let agenda: Agenda
    /// The instant at which to stop, or `nil` to continue until nothing is pending.
    let end: Duration?
    let limit: Int
    /// The value of ``Agenda/chainLength`` before the call. ``finish()`` restores this value.
    let chainLength: Int
    var instant: (deadline: Duration, chainLength: Int)?

    /// The maximum length of a chain of work during which no virtual time passes.
    private static let limitOfInstant = 10_000

    /// - Returns: Whether any work was due by the end of the interval.
    mutating func performStep() throws(VirtualTimeError) -> Bool {
        agenda.takeCancelled(until: end).forEach { $0.perform() }
        guard let step = agenda.next(until: end) else { return false }
        if step.actions.count > 1 {
            // Only a step that consists of sleeps has several actions. Each action resumes a task.
            TaskJobs.shared.addBatch { step.actions.forEach { $0.perform() } }
        } else {
            step.actions.forEach { $0.perform() }
        }
        if instant?.deadline != step.deadline { instant = (step.deadline, step.chainLength) }
        let length = step.chainLength - (instant?.chainLength ?? 0)
        guard length <= Self.limitOfInstant else { throw .endlessInstant(step.work, length: length) }
        guard step.chainLength <= limit else { throw .endlessRun(step.work, length: step.chainLength) }
        return true
    }

    /// Moves virtual time to the end of the interval, even after an error.
    func finish() {
        // If a piece of work called `advance` or `run`, the work that it adds from now on continues
        // its chain. Otherwise, work that is added from now on begins a new chain.
        agenda.chainLength = chainLength
        if let end { agenda.move(to: end) }
    }
}

extension TestDispatchQueue {
    /// The queue's virtual time, which also provides a clock.
    public var time: VirtualTime { VirtualTime(of: self) }

    /// Advances the queue's virtual time. Equivalent to calling `advance(by:)` on ``time``.
    public func advance(by duration: some TimeSpan, file: StaticString = #filePath, line: UInt = #line) {
        time.advance(by: duration, file: file, line: line)
    }

    /// Advances the queue's virtual time until no work is pending, except for work that is never
    /// due. Records a failure if a chain of work is longer than `limit`.
    ///
    /// - Parameters:
    ///   - limit: The maximum length of a chain of work in which each piece submits the next.
    ///   - file: The file to which failures are attributed.
    ///   - line: The line to which failures are attributed.
    public func run(limit: Int = 10_000, file: StaticString = #filePath, line: UInt = #line) {
        time.pass(until: nil, limit: limit, at: CodeLocation(file: file, line: line))
    }

    /// Advances the queue's virtual time by the given duration. Inside `withDeterministicTasks`,
    /// all other tasks have ended or are waiting when this method returns.
    public nonisolated(nonsending) func advance(
        by duration: some TimeSpan,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await time.advance(by: duration, file: file, line: line)
    }

    /// Advances the queue's virtual time until no work is pending, like the synchronous overload.
    /// Inside `withDeterministicTasks`, all other tasks have ended or are waiting when this method
    /// returns.
    public nonisolated(nonsending) func run(
        limit: Int = 10_000,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await time.pass(until: nil, limit: limit, at: CodeLocation(file: file, line: line))
    }
}
