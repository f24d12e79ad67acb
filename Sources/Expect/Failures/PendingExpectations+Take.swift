import Foundation
import ProcessShims
import SpecEvents

extension PendingExpectations {
    /// How often, and how long each time, ``takeFromShims(after:excusedUpTo:)`` waits for other threads.
    private static let looks = 10
    private static let pause = 0.001

    /// Takes them in their order. Another thread may be between `expect(…)` and its matcher just now, and gets a moment.
    @Sendable static func takeFromShims(after ticket: UInt64, excusedUpTo excused: UInt64? = nil)
        -> [PendingExpectation]
    {
        let start = max(ticket, excused ?? 0)
        for _ in 0..<looks where expectation_is_pending_after(start) { Thread.sleep(forTimeInterval: pause) }
        var known: Set<PendingExpectation> = []
        var taken: [PendingExpectation] = []
        var next = pending_expectation()
        while expectation_take_after(ticket, &next) {
            let counts = excused.map { next.ticket > $0 && expectation_is_of_this_thread(&next) }
            if counts != false { taken.append(PendingExpectation(next)) }
        }
        return taken.reversed().filter { known.insert($0).inserted }
    }

    /// Reports what is left at the end of the process: in tests of Swift Testing, which tells nobody where they end, and
    /// outside of tests.
    static func reportRest() {
        guard !process_is_copy() else { return }
        for pending in takeFromShims(after: 0) { FailureDispatcher.write(pending.failure) }
    }
}

extension PendingExpectation {
    fileprivate init(_ pending: pending_expectation) {
        let location = CodeLocation(file: String(cString: pending.file), line: Int(pending.line))
        self.init(function: String(cString: pending.function), location: location)
    }
}
