/// Throw it in an expression that is waited for when waiting has become useless: the wait fails at once.
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
    /// Why waiting is useless.
    public let reason: String

    /// Makes the error from the reason, which the failure will tell.
    public init(_ reason: String) {
        self.reason = reason
    }

    /// The reason, with the name of the error.
    public var description: String { "StopTrying: \(reason)" }
}
