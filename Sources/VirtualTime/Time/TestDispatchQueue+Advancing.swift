import Dispatch
import SpecEvents

extension TestDispatchQueue {
    /// The time that the queue is on, such as for a clock that goes with it.
    public var time: VirtualTime { VirtualTime(of: self) }

    /// Lets the queue's time pass, as `advance(by:)` of ``VirtualTime/VirtualTime`` does.
    public func advance(by duration: Duration, file: StaticString = #filePath, line: UInt = #line) {
        time.advance(by: duration, file: file, line: line)
    }

    /// Lets the queue's time pass, as `advance(by:)` of ``VirtualTime/VirtualTime`` does; for ever if it is `.never`.
    @_disfavoredOverload  // `.seconds(3)` is a `Duration`.
    public func advance(by interval: DispatchTimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        time.advance(by: interval, file: file, line: line)
    }

    /// Lets the queue's time pass until nothing is pending. Work that renews itself for ever is a failure that names it.
    ///
    /// - Parameters:
    ///   - limit: How long a chain of work may be in which each piece is submitted while the one before it happens.
    ///   - file: Where this is called, for failures.
    ///   - line: Where this is called, for failures.
    public func run(limit: Int = 10_000, file: StaticString = #filePath, line: UInt = #line) {
        time.pass(until: nil, limit: limit, at: CodeLocation(file: file, line: line))
    }

    /// Lets the queue's time pass. Inside `withDeterministicTasks` all other tasks have ended or wait when this returns.
    public nonisolated(nonsending) func advance(
        by duration: Duration,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await time.advance(by: duration, file: file, line: line)
    }

    /// Lets the queue's time pass. Inside `withDeterministicTasks` all other tasks have ended or wait when this returns.
    @_disfavoredOverload  // `.seconds(3)` is a `Duration`.
    public nonisolated(nonsending) func advance(
        by interval: DispatchTimeInterval,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await time.advance(by: interval, file: file, line: line)
    }

    /// Lets the queue's time pass until nothing is pending.
    public nonisolated(nonsending) func run(
        limit: Int = 10_000,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await time.pass(until: nil, limit: limit, at: CodeLocation(file: file, line: line))
    }
}
