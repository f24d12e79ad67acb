import SpecEvents

/// The default timeout and polling interval for the whole process.
public enum AsyncDefaults {
    private static let values = Lock((timeout: Duration.seconds(1), pollInterval: Duration.milliseconds(1)))

    /// The default timeout, initially one second. Zero or less means a single evaluation.
    public static var timeout: Duration {
        get { values.withLock { $0.timeout } }
        set { values.withLock { $0.timeout = newValue } }
    }

    /// The default interval between two evaluations, initially one millisecond. On the main thread,
    /// a pause ends early once a block on the main queue has run.
    public static var pollInterval: Duration {
        get { values.withLock { $0.pollInterval } }
        set { values.withLock { $0.pollInterval = newValue } }
    }
}

/// An error that ends polling with a failure. Throw it from the expression or from your own matcher
/// when the value can no longer match.
///
/// ```swift
/// expect {
///     if server.hasExited { throw StopTrying("the server has exited") }
///     return server.port
/// }.toEventually(equal(8080), timeout: .seconds(30))
/// ```
///
/// Fails with `expected to eventually equal 8080, threw StopTrying: the server has exited …`.
public struct StopTrying: Error, CustomStringConvertible {
    /// The reason for ending the polling.
    public let reason: String

    /// Creates an error with the reason, which appears in the failure message.
    public init(_ reason: String) {
        self.reason = reason
    }

    /// The error's name and the reason.
    public var description: String { "StopTrying: \(reason)" }
}

/// An error that sets the pause before the next evaluation. Throw it from a polled expression.
///
/// ```swift
/// expect {
///     guard let answer = try server.answer() else { throw TryAgainAfter(.milliseconds(200)) }
///     return answer.status
/// }.toEventually(equal(200), timeout: .seconds(5))
/// ```
public struct TryAgainAfter: Error, CustomStringConvertible {
    /// The pause before the next evaluation. The pause ends no later than the deadline.
    public let pause: Duration

    /// Creates an error with the pause before the next evaluation.
    public init(_ pause: Duration) {
        self.pause = pause
    }

    /// The error's name and the pause.
    public var description: String { "TryAgainAfter: \(pause)" }
}
