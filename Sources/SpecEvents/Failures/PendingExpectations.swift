import Locks

/// An expectation that has begun, as by `expect(…)`, and that nothing has checked.
package struct PendingExpectation: Hashable, Sendable {
    /// The function that began it.
    package var function: String
    /// Its place.
    package var location: CodeLocation

    package init(function: String, location: CodeLocation) {
        self.function = function
        self.location = location
    }

    /// What is wrong, in one line.
    package var heading: String { "`\(function)` without a matcher" }

    /// The failure of the test that it belongs to.
    package var failure: RecordedFailure {
        let message = """
            \(heading)
            `\(function)(…)` alone checks nothing: its test passes whatever the value is.
            Fix: add what you expect, such as `.to(equal(3))` or `== 3`; if nothing, remove the `\(function)(…)`.
            """
        return RecordedFailure(message: message, location: location)
    }
}

/// The expectations that nothing has checked yet. `Spec` asks for them where an example ends, `Expect` where a test does.
package enum PendingExpectations {
    /// Does what ``take(after:excusedUpTo:)`` says. `Expect` sets it when it is loaded; without `Expect` there are none.
    package static let source = Lock<(@Sendable (UInt64, UInt64?) -> [PendingExpectation])?>(nil)

    /// Takes those that began after that with a ticket: one for each place.
    ///
    /// - Parameter excused: The last expectation that an error or a skip may have kept from its matcher. After one, only
    ///   those count that this thread began: other threads may be ended anywhere.
    package static func take(after ticket: UInt64, excusedUpTo excused: UInt64? = nil) -> [PendingExpectation] {
        source.withLock(\.self)?(ticket, excused) ?? []
    }
}
