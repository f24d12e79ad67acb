import Foundation
import ProcessShims
import SpecEvents

/// Records where errors are thrown. The Swift runtime calls a hook just before each throw.
enum ThrowSites {
    private struct Entry {
        /// The address of the error's box, or `nil` for a typed error, which is not boxed.
        let box: UInt?
        let type: ObjectIdentifier
        let site: CallSite
    }

    private struct State {
        var entries: [Entry] = []
        /// How many more errors to record. Recording an error takes a microsecond.
        var left = 0
    }

    private static let maxEntries = 16
    private static let maxErrors = 10_000
    private static let state = Lock(State())

    private static let isListening: Bool = {
        ThrowLines.source.withLock { $0 = { locations(of: $0) } }
        swift_each_throw { box, type in
            if let box {
                let error = unsafeBitCast(box, to: (any Error).self)
                ThrowSites.note(UInt(bitPattern: box), ObjectIdentifier(Swift.type(of: error)))
            } else if let type {
                ThrowSites.note(nil, ObjectIdentifier(unsafeBitCast(type, to: Any.Type.self)))
            }
        }
        return true
    }()

    static func listen() {
        guard isListening else { return }
        state.withLock { state in
            state.entries = []
            state.left = maxErrors
        }
    }

    private static func note(_ box: UInt?, _ type: ObjectIdentifier) {
        guard state.withLock({ $0.left > 0 }) else { return }
        let entry = Entry(box: box, type: type, site: .captureBeforeThrow())
        state.withLock { state in
            state.left -= 1
            if state.entries.count == maxEntries { state.entries.removeFirst() }
            state.entries.append(entry)
        }
    }

    /// Returns the call stack at the throw, innermost frame first, or an empty array if unknown.
    static func locations(of error: any Error) -> [CodeLocation] {
        let type = ObjectIdentifier(type(of: error))
        // Without `as any Error`, the compiler passes the error itself instead of its box.
        let box = unsafeBitCast(error as any Error, to: UInt.self)
        let entries = state.withLock { $0.entries.filter { $0.type == type } }
        guard let entry = entries.last(where: { $0.box == box }) ?? entries.last(where: { $0.box == nil })
        else { return [] }
        return LineLookup.withinBudget { entry.site.locations } ?? []
    }
}

/// A time budget for looking up the source lines of call sites. A lookup may take ten milliseconds.
/// The budget counts CPU time, so that the load on the machine does not change results.
enum LineLookup {
    private static let timeLeft = Lock(Duration.seconds(3))

    static func withinBudget<Result>(_ body: () -> Result?) -> Result? {
        guard timeLeft.withLock({ $0 > .zero }) else { return nil }
        let start = processorTime
        defer { timeLeft.withLock { $0 -= processorTime - start } }
        return body()
    }

    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
