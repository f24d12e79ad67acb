import Dispatch
import Foundation
import SpecEvents

extension VirtualTime {
    /// Advances the time. Work that is due by then runs at its own instant: queue work on this
    /// thread; sleeping tasks are resumed.
    ///
    /// Inside `withDeterministicTasks` this returns when every task has ended, or waits for time, a
    /// continuation or the system. Elsewhere a resumed task runs by itself, on another thread or
    /// when this one is free; its next actions, such as another sleep, may come too late.
    ///
    /// - Parameters:
    ///   - duration: How much time passes; zero or less only runs work that is due now.
    ///   - file: The caller's file, for failures.
    ///   - line: The caller's line, for failures.
    public func advance(by duration: some TimeSpan, file: StaticString = #filePath, line: UInt = #line) {
        pass(until: end(after: duration), at: CodeLocation(file: file, line: line))
    }

    /// Advances the time to an instant, counted from its start. If that has passed, time stands
    /// still, and only work that is due now runs.
    public func advance(to elapsed: Duration, file: StaticString = #filePath, line: UInt = #line) {
        pass(until: elapsed.adding(.zero), at: CodeLocation(file: file, line: line))
    }

    /// Advances the time to an instant of the clock.
    public func advance(to instant: TestClock.Instant, file: StaticString = #filePath, line: UInt = #line) {
        advance(to: instant.offset, file: file, line: line)
    }

    /// Advances the time until nothing is pending.
    ///
    /// - Parameter limit: The longest chain of work in which each piece submits the next.
    /// - Throws: A ``VirtualTimeError`` that names the work of a longer chain.
    public func run(limit: Int = 10_000) throws(VirtualTimeError) {
        try perform(until: nil, limit: limit)
    }

    /// Advances the time and reports errors; a wait accepts that nothing is pending.
    package func pass(until end: Duration?, limit: Int = .max, isWait: Bool = false, at location: CodeLocation) {
        do { try perform(until: end, limit: limit, isWait: isWait) } catch { report(error, at: location) }
    }

    private func perform(until end: Duration?, limit: Int, isWait: Bool = false) throws(VirtualTimeError) {
        var advance = Advance(in: agenda, until: end, limit: limit)
        defer { advance.finish() }
        try settle()
        if !isWait { try checkPending(until: end) }
        while try advance.performStep() { try settle() }
    }

    /// Runs deterministic tasks until all of them wait.
    private func settle() throws(VirtualTimeError) {
        guard TaskJobs.shared.isActive else { return }
        guard Thread.runsMainActor else { throw .notOnMainThread }
        guard TaskJobs.shared.runUntilIdle() else { throw .endlessTasks(jobs: TaskJobs.limit.withLock { $0 }) }
    }
}

// The async forms.
extension VirtualTime {
    /// Advances the time like the sync function. Inside `withDeterministicTasks` all other tasks
    /// have ended or wait when this returns.
    public nonisolated(nonsending) func advance(
        by duration: some TimeSpan,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await pass(until: end(after: duration), at: CodeLocation(file: file, line: line))
    }

    /// Advances the time to an instant, counted from its start.
    public nonisolated(nonsending) func advance(
        to elapsed: Duration,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await pass(until: elapsed.adding(.zero), at: CodeLocation(file: file, line: line))
    }

    /// Advances the time to an instant of the clock.
    public nonisolated(nonsending) func advance(
        to instant: TestClock.Instant,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await advance(to: instant.offset, file: file, line: line)
    }

    /// Advances the time until nothing is pending.
    ///
    /// - Parameter limit: The longest chain of work in which each piece submits the next.
    /// - Throws: A ``VirtualTimeError`` that names the work of a longer chain.
    public nonisolated(nonsending) func run(limit: Int = 10_000) async throws(VirtualTimeError) {
        try await perform(until: nil, limit: limit)
    }

    /// Advances the time and reports errors; a wait accepts that nothing is pending.
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
        var advance = Advance(in: agenda, until: end, limit: limit)
        defer { advance.finish() }
        try await settle()
        if !isWait { try checkPending(until: end) }
        while try advance.performStep() { try await settle() }
    }

    private nonisolated(nonsending) func settle() async throws(VirtualTimeError) {
        guard TaskJobs.shared.isActive else { return }
        guard await TaskJobs.shared.idle() else { throw .endlessTasks(jobs: TaskJobs.limit.withLock { $0 }) }
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

    /// Passes a failure to the time's handler, or to the running example.
    private func report(_ error: VirtualTimeError, at location: CodeLocation) {
        if let onFailure = agenda.onFailure {
            onFailure(error)
        } else {
            FailureReport.record(RecordedFailure(message: error.description, location: location))
        }
    }
}

/// One call of `advance` or `run`: performs the work of the interval step by step.
struct Advance {
    private let agenda: Agenda
    /// The end of the interval; `nil` to end when nothing is pending.
    let end: Duration?
    private let limit: Int
    private var instant: (deadline: Duration, generation: Int)?
    private let generation: Int

    /// The longest chain of work in which no time passes.
    private static let limitOfInstant = 10_000

    init(in agenda: Agenda, until end: Duration?, limit: Int) {
        self.agenda = agenda
        self.end = end
        self.limit = limit
        generation = agenda.generation
    }

    /// Performs the work of the next instant.
    ///
    /// - Returns: False if nothing is due by the end.
    mutating func performStep() throws(VirtualTimeError) -> Bool {
        agenda.takeCancelled(until: end).forEach { $0.perform() }
        guard let step = agenda.next(until: end) else { return false }
        if step.actions.count > 1 {
            // These are sleeps: queue work is alone in its step.
            TaskJobs.shared.addAtOnce { step.actions.forEach { $0.perform() } }
        } else {
            step.actions.forEach { $0.perform() }
        }
        if instant?.deadline != step.deadline { instant = (step.deadline, step.generation) }
        let length = step.generation - (instant?.generation ?? 0)
        guard length <= Self.limitOfInstant else { throw .endlessInstant(step.work, length: length) }
        guard step.generation <= limit else { throw .endlessRun(step.work, length: step.generation) }
        return true
    }

    /// Sets the time to the end of the interval, even after an error.
    func finish() {
        // Later work begins its own chain, or continues that of this call.
        agenda.generation = generation
        if let end { agenda.move(to: end) }
    }
}

extension TestDispatchQueue {
    /// The time of the queue, for example to make a clock that shares it.
    public var time: VirtualTime { VirtualTime(of: self) }

    /// Advances the queue's time, like `advance(by:)` of ``VirtualTime/VirtualTime``.
    public func advance(by duration: some TimeSpan, file: StaticString = #filePath, line: UInt = #line) {
        time.advance(by: duration, file: file, line: line)
    }

    /// Advances the queue's time until nothing is pending, or fails if that never happens.
    ///
    /// - Parameters:
    ///   - limit: The longest chain of work in which each piece submits the next.
    ///   - file: The caller's file, for failures.
    ///   - line: The caller's line, for failures.
    public func run(limit: Int = 10_000, file: StaticString = #filePath, line: UInt = #line) {
        time.pass(until: nil, limit: limit, at: CodeLocation(file: file, line: line))
    }

    /// Advances the queue's time. Inside `withDeterministicTasks` all other tasks have ended or
    /// wait when this returns.
    public nonisolated(nonsending) func advance(
        by duration: some TimeSpan,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await time.advance(by: duration, file: file, line: line)
    }

    /// Advances the queue's time until nothing is pending.
    public nonisolated(nonsending) func run(
        limit: Int = 10_000,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await time.pass(until: nil, limit: limit, at: CodeLocation(file: file, line: line))
    }
}
