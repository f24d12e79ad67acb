/// An error that sets the pause before the next evaluation. Throw it in an expression that is polled.
///
/// ```swift
/// expect {
///     guard let answer = try server.answer() else { throw TryAgainAfter(.milliseconds(200)) }
///     return answer.status
/// }.toEventually(equal(200), timeout: .seconds(5))
/// ```
public struct TryAgainAfter: Error, CustomStringConvertible {
    /// The pause before the next evaluation; it ends at the deadline at the latest.
    public let pause: Duration

    /// Makes the error with the pause before the next evaluation.
    public init(_ pause: Duration) {
        self.pause = pause
    }

    /// The name of the error and the pause.
    public var description: String { "TryAgainAfter: \(pause)" }
}
