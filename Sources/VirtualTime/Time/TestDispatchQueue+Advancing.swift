import Dispatch
import SpecEvents

extension TestDispatchQueue {
    /// The time of the queue, such as for a clock on the same time.
    public var time: VirtualTime { VirtualTime(of: self) }

    /// Advances the queue's time, as `advance(by:)` of ``VirtualTime/VirtualTime`` does.
    public func advance(by duration: some TimeSpan, file: StaticString = #filePath, line: UInt = #line) {
        time.advance(by: duration, file: file, line: line)
    }

    /// Advances the queue's time until nothing is pending, or fails if that never comes.
    ///
    /// - Parameters:
    ///   - limit: How long a chain of work may be in which each piece is submitted by the one before.
    ///   - file: The caller's file, for failures.
    ///   - line: The caller's line, for failures.
    public func run(limit: Int = 10_000, file: StaticString = #filePath, line: UInt = #line) {
        time.pass(until: nil, limit: limit, at: CodeLocation(file: file, line: line))
    }

    /// Advances the queue's time. Inside `withDeterministicTasks` all other tasks then wait.
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
