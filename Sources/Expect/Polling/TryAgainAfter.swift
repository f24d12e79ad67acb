/// Throw it in an expression that is waited for to have the next look later than usual.
///
/// ```swift
/// expect {
///     guard let answer = try server.answer() else { throw TryAgainAfter(.milliseconds(200)) }
///     return answer.status
/// }.toEventually(equal(200), timeout: .seconds(5))
/// ```
public struct TryAgainAfter: Error, CustomStringConvertible {
    /// The pause before the next look; it ends at the deadline at the latest.
    public let pause: Duration

    /// Makes the error from the pause before the next look.
    public init(_ pause: Duration) {
        self.pause = pause
    }

    /// The pause, with the name of the error.
    public var description: String { "TryAgainAfter: \(pause)" }
}
