import SpecEvents
import Foundation

/// What happened, in order; written to from any thread.
public final class Journal: Sendable {
    private let lines = Lock<[String]>([])
    private let offMainCount = Lock(0)

    /// Makes an empty journal.
    public init() {}

    /// What was written, in order.
    public var entries: [String] { lines.withLock(\.self) }
    /// How often something was written on another thread than the main thread.
    public var entriesOffMainThread: Int { offMainCount.withLock(\.self) }

    /// Adds a line.
    public func write(_ line: String) {
        if !Thread.isMainThread { offMainCount.withLock { $0 += 1 } }
        lines.withLock { $0.append(line) }
    }
}
