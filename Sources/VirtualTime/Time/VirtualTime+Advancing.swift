import Dispatch
import Foundation
import SpecEvents

extension VirtualTime {
    /// Advances virtual time. Work that becomes due is performed at the instant of its deadline:
    /// queue work runs on this thread, and sleeping tasks are resumed.
    ///
    /// Inside `withDeterministicTasks`, this method returns when every task has ended or is waiting
    /// for time, a continuation or the system. Otherwise, a resumed task runs on another thread, or
    /// once this thread is free. Its next action, such as another sleep, may then come too late.
    ///
    /// - Parameters:
    ///   - duration: The time that passes. If it is zero or less, only work that is due now runs.
    ///   - file: The caller's file, for failures.
    ///   - line: The caller's line, for failures.
    public func advance(by duration: some TimeSpan, file: StaticString = #filePath, line: UInt = #line) {
        pass(until: end(after: duration), at: CodeLocation(file: file, line: line))
    }

    /// Advances virtual time to an instant, given relative to the start. If the instant has passed,
    /// time does not change, and only work that is due now runs.
    public func advance(to elapsed: Duration, file: StaticString = #filePath, line: UInt = #line) {
        pass(until: elapsed.adding(.zero), at: CodeLocation(file: file, line: line))
    }

    /// Advances virtual time to an instant of the clock.
    public func advance(to instant: TestClock.Instant, file: StaticString = #filePath, line: UInt = #line) {
        advance(to: instant.offset, file: file, line: line)
    }

    /// Advances virtual time until nothing is pending, except for work that is never due.
    ///
    /// - Parameter limit: The maximum length of a chain of work in which each piece submits the
    ///   next.
    /// - Throws: A ``VirtualTimeError`` that names the work if a chain is longer.
    public func run(limit: Int = 10_000) throws(VirtualTimeError) {
        try perform(until: nil, limit: limit)
    }

    /// If `isWait` is `true`, it is not an error to advance while nothing is pending.
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
    /// Advances virtual time like the synchronous overload. Inside `withDeterministicTasks`, all
    /// other tasks have ended or are waiting when this method returns.
    public nonisolated(nonsending) func advance(
        by duration: some TimeSpan,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await pass(until: end(after: duration), at: CodeLocation(file: file, line: line))
    }

    /// Advances virtual time to an instant, given relative to the start.
    public nonisolated(nonsending) func advance(
        to elapsed: Duration,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await pass(until: elapsed.adding(.zero), at: CodeLocation(file: file, line: line))
    }

    /// Advances virtual time to an instant of the clock.
    public nonisolated(nonsending) func advance(
        to instant: TestClock.Instant,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await advance(to: instant.offset, file: file, line: line)
    }

    /// Advances virtual time until nothing is pending, except for work that is never due.
    ///
    /// - Parameter limit: The maximum length of a chain of work in which each piece submits the
    ///   next.
    /// - Throws: A ``VirtualTimeError`` that names the work if a chain is longer.
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

/// One call to `advance` or `run`.
struct Advance {
    let agenda: Agenda
    /// `nil` to continue until nothing is pending.
    let end: Duration?
    let limit: Int
    /// The ``Agenda/chainLength`` before the call, which ``finish()`` restores.
    let chainLength: Int
    var instant: (deadline: Duration, chainLength: Int)?

    /// The maximum length of a chain of work in which no time passes.
    private static let limitOfInstant = 10_000

    /// - Returns: `false` if no work is due by the end of the interval.
    mutating func performStep() throws(VirtualTimeError) -> Bool {
        agenda.takeCancelled(until: end).forEach { $0.perform() }
        guard let step = agenda.next(until: end) else { return false }
        if step.actions.count > 1 {
            // The actions are sleeps, because each piece of queue work is a step of its own.
            TaskJobs.shared.addAtOnce { step.actions.forEach { $0.perform() } }
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
        // Work that is added later continues the chain of the work that made this call. If no work
        // made the call, the added work begins a new chain.
        agenda.chainLength = chainLength
        if let end { agenda.move(to: end) }
    }
}

extension TestDispatchQueue {
    /// The virtual time of the queue. Use it to get a clock that shares this time.
    public var time: VirtualTime { VirtualTime(of: self) }

    /// Advances the queue's virtual time, like `advance(by:)` of ``VirtualTime/VirtualTime``.
    public func advance(by duration: some TimeSpan, file: StaticString = #filePath, line: UInt = #line) {
        time.advance(by: duration, file: file, line: line)
    }

    /// Advances the queue's virtual time until nothing is pending, except for work that is never
    /// due. Records a failure if a chain of work is longer than `limit`.
    ///
    /// - Parameters:
    ///   - limit: The maximum length of a chain of work in which each piece submits the next.
    ///   - file: The caller's file, for failures.
    ///   - line: The caller's line, for failures.
    public func run(limit: Int = 10_000, file: StaticString = #filePath, line: UInt = #line) {
        time.pass(until: nil, limit: limit, at: CodeLocation(file: file, line: line))
    }

    /// Advances the queue's virtual time. Inside `withDeterministicTasks`, all other tasks have
    /// ended or are waiting when this method returns.
    public nonisolated(nonsending) func advance(
        by duration: some TimeSpan,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await time.advance(by: duration, file: file, line: line)
    }

    /// Advances the queue's virtual time like the synchronous overload, until nothing is pending.
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
