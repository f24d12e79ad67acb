/// An error that ends polling as failed. Throw it in the expression, or in a matcher of your own, when the value cannot match
/// any more.
///
/// ```swift
/// expect {
///     if server.hasExited { throw StopTrying("the server has exited") }
///     return server.port
/// }.toEventually(equal(8080), timeout: .seconds(30))
/// ```
///
/// Fails with «expected to eventually equal 8080, threw StopTrying: the server has exited (looked 3 times in 0.01 s)».
public struct StopTrying: Error, CustomStringConvertible {
    /// The reason for the end of the polling.
    public let reason: String

    /// Makes the error with a reason for the failure message.
    public init(_ reason: String) {
        self.reason = reason
    }

    /// The name of the error and the reason.
    public var description: String { "StopTrying: \(reason)" }
}
