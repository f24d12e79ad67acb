import Dispatch
import SpecEvents

extension VirtualTime {
    /// Lets time pass. What is due until then happens, each thing at its own instant: work of the queues runs on this thread,
    /// sleeping tasks are resumed.
    ///
    /// Inside `withDeterministicTasks` this returns when all that follows has happened: when
    /// every task has ended or waits for time, for a continuation or for the system. Elsewhere a task that is resumed goes on
    /// by itself, on another thread or when this one is free, and what it does, such as sleeping again, may come too late.
    ///
    /// - Parameters:
    ///   - duration: How much time passes; below zero counts as zero. Zero is enough for what is due at once.
    ///   - file: Where this is called, for failures.
    ///   - line: Where this is called, for failures.
    public func advance(by duration: Duration, file: StaticString = #filePath, line: UInt = #line) {
        pass(until: elapsed.adding(max(duration, .zero)), at: CodeLocation(file: file, line: line))
    }

    /// Lets time pass, for code that has an interval of Dispatch; to the end of time if it is `.never`.
    @_disfavoredOverload  // `.seconds(3)` is a `Duration`.
    public func advance(by interval: DispatchTimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        advance(by: Duration(interval), file: file, line: line)
    }

    /// Lets time pass until an instant, counted from the time's beginning. Does as `advance(by:)` does; if the
    /// instant has passed, time stands still, and what is due at once happens.
    public func advance(to elapsed: Duration, file: StaticString = #filePath, line: UInt = #line) {
        pass(until: elapsed.adding(.zero), at: CodeLocation(file: file, line: line))
    }

    /// Lets time pass until an instant of the clock.
    public func advance(to instant: TestClock.Instant, file: StaticString = #filePath, line: UInt = #line) {
        advance(to: instant.offset, file: file, line: line)
    }

    /// Lets time pass until nothing is pending.
    ///
    /// - Parameter limit: How long a chain of work may be in which each piece is submitted while the one before it happens.
    /// - Throws: A ``VirtualTimeError`` that names the work, if there is a longer chain: work that renews itself for ever.
    public func run(limit: Int = 10_000) throws(VirtualTimeError) {
        try go(until: nil, limit: limit)
    }

    /// Lets time pass for a wait, to which it is all the same whether somebody waits for time.
    package func advanceIfNeeded(to elapsed: Duration, at location: CodeLocation) {
        pass(until: elapsed, isWait: true, at: location)
    }

    /// Lets time pass; an error is a failure.
    func pass(until end: Duration?, limit: Int = .max, isWait: Bool = false, at location: CodeLocation) {
        do { try go(until: end, limit: limit, isWait: isWait) } catch { fail(error, at: location) }
    }

    private func go(until end: Duration?, limit: Int = .max, isWait: Bool = false) throws(VirtualTimeError) {
        var journey = Journey(in: agenda, until: end, limit: limit)
        defer { journey.end() }
        try settle()
        if !isWait { try begin(journey) }
        while try journey.nextStep() { try settle() }
    }

    private func settle() throws(VirtualTimeError) {
        guard TaskJobs.shared.isActive else { return }
        guard MainThread.isCurrent else { throw .notOnMainThread }
        guard TaskJobs.shared.runUntilIdle() else { throw .endlessTasks(jobs: TaskJobs.limit) }
    }
}

// The same from async code.
extension VirtualTime {
    /// Lets time pass, as the sync function does. Inside `withDeterministicTasks` all other tasks have ended or wait when this
    /// returns.
    public nonisolated(nonsending) func advance(
        by duration: Duration,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await pass(until: elapsed.adding(max(duration, .zero)), at: CodeLocation(file: file, line: line))
    }

    /// Lets time pass, for code that has an interval of Dispatch; to the end of time if it is `.never`.
    @_disfavoredOverload  // `.seconds(3)` is a `Duration`.
    public nonisolated(nonsending) func advance(
        by interval: DispatchTimeInterval,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await advance(by: Duration(interval), file: file, line: line)
    }

    /// Lets time pass until an instant, counted from the time's beginning.
    public nonisolated(nonsending) func advance(
        to elapsed: Duration,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await pass(until: elapsed.adding(.zero), at: CodeLocation(file: file, line: line))
    }

    /// Lets time pass until an instant of the clock.
    public nonisolated(nonsending) func advance(
        to instant: TestClock.Instant,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await advance(to: instant.offset, file: file, line: line)
    }

    /// Lets time pass until nothing is pending.
    ///
    /// - Parameter limit: How long a chain of work may be in which each piece is submitted while the one before it happens.
    /// - Throws: A ``VirtualTimeError`` that names the work, if there is a longer chain: work that renews itself for ever.
    public nonisolated(nonsending) func run(limit: Int = 10_000) async throws(VirtualTimeError) {
        try await go(until: nil, limit: limit)
    }

    /// Lets time pass for a wait, to which it is all the same whether somebody waits for time.
    package nonisolated(nonsending) func advanceIfNeeded(to elapsed: Duration, at location: CodeLocation) async {
        await pass(until: elapsed, isWait: true, at: location)
    }

    /// Lets time pass; an error is a failure.
    nonisolated(nonsending) func pass(
        until end: Duration?,
        limit: Int = .max,
        isWait: Bool = false,
        at location: CodeLocation
    ) async {
        do { try await go(until: end, limit: limit, isWait: isWait) } catch { fail(error, at: location) }
    }

    private nonisolated(nonsending) func go(
        until end: Duration?,
        limit: Int = .max,
        isWait: Bool = false
    ) async throws(VirtualTimeError) {
        var journey = Journey(in: agenda, until: end, limit: limit)
        defer { journey.end() }
        try await settle()
        if !isWait { try begin(journey) }
        while try journey.nextStep() { try await settle() }
    }

    private nonisolated(nonsending) func settle() async throws(VirtualTimeError) {
        guard TaskJobs.shared.isActive else { return }
        guard await TaskJobs.shared.idle() else { throw .endlessTasks(jobs: TaskJobs.limit) }
    }
}

extension VirtualTime {
    private func begin(_ journey: Journey) throws(VirtualTimeError) {
        guard agenda.failsWhenNobodyWaits, let end = journey.destination, !agenda.hasWork else { return }
        throw .nobodyWaits(until: end)
    }

    /// Takes a failure to whom the owner of the time has named, or else to the running example.
    private func fail(_ error: VirtualTimeError, at location: CodeLocation) {
        if let onFailure = agenda.onFailure {
            onFailure(error)
        } else {
            FailureReport.record(RecordedFailure(message: error.description, location: location))
        }
    }
}
