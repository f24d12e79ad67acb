/// Failures that no test can take, because none is running.
package enum StrayFailures {
    /// Takes them; `nil` unless the process writes events, from which its runner tells them.
    package static let taker = Lock<(@Sendable (RecordedFailure) -> Void)?>(nil)
}
