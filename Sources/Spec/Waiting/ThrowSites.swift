import Foundation
import ProcessShims
import SpecEvents

/// The source locations where errors were thrown, for failure messages. The Swift runtime reports
/// each error just before throwing it.
enum ThrowSites {
    private struct Entry {
        /// The address of the error's box; `nil` for a typed `throws`, which does not box it.
        let box: UInt?
        let type: ObjectIdentifier
        let site: CallSite
    }

    private struct State {
        /// The most recent errors, newest last.
        var entries: [Entry] = []
        /// How many more errors to record in this example or hook, at a microsecond each.
        var left = 0
    }

    private static let mostEntries = 16
    private static let mostErrors = 10_000
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

    /// Forgets earlier errors and starts recording new ones.
    static func listen() {
        guard isListening else { return }
        state.withLock { state in
            state.entries = []
            state.left = mostErrors
        }
    }

    private static func note(_ box: UInt?, _ type: ObjectIdentifier) {
        guard state.withLock({ $0.left > 0 }) else { return }
        let entry = Entry(box: box, type: type, site: .captureBeforeThrow())
        state.withLock { state in
            state.left -= 1
            if state.entries.count == mostEntries { state.entries.removeFirst() }
            state.entries.append(entry)
        }
    }

    /// Returns the lines that led to an error, innermost first; empty if they are unknown.
    static func locations(of error: any Error) -> [CodeLocation] {
        let type = ObjectIdentifier(type(of: error))
        // Without the cast, the compiler passes the error instead of its box.
        let box = unsafeBitCast(error as any Error, to: UInt.self)
        let entries = state.withLock { $0.entries.filter { $0.type == type } }
        guard let entry = entries.last(where: { $0.box == box }) ?? entries.last(where: { $0.box == nil })
        else { return [] }
        return LineLookup.withinBudget { entry.site.locations } ?? []
    }
}

/// Looks up the lines of call sites for failures, within a time budget, because each function may
/// take ten milliseconds. The budget is CPU time: the load on the machine must not change results.
enum LineLookup {
    private static let timeLeft = Lock(Duration.seconds(3))

    /// Runs `body`, charging its time to the budget; returns `nil` if that is already spent.
    static func withinBudget<Result>(_ body: () -> Result?) -> Result? {
        guard timeLeft.withLock({ $0 > .zero }) else { return nil }
        let start = processorTime
        defer { timeLeft.withLock { $0 -= processorTime - start } }
        return body()
    }

    /// The CPU time that this thread has used.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
