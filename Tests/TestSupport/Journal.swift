import SpecEvents
import Foundation

/// A journal of what happens, in order. Any thread may write to it.
public final class Journal: Sendable {
    private let lines = Lock<[String]>([])
    private let offMainCount = Lock(0)

    /// Creates an empty journal.
    public init() {}

    /// The lines that were written, in order.
    public var entries: [String] { lines.withLock(\.self) }
    /// The number of lines that were written on threads other than the main thread.
    public var entriesOffMainThread: Int { offMainCount.withLock(\.self) }

    /// Adds a line.
    public func write(_ line: String) {
        if !Thread.isMainThread { offMainCount.withLock { $0 += 1 } }
        lines.withLock { $0.append(line) }
    }
}
