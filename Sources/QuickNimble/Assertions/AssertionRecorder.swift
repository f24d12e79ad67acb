import SpecEvents

/// An expectation that passed or failed.
public struct AssertionRecord: Sendable, CustomStringConvertible {
    /// Whether it passed.
    public let success: Bool
    /// Its message; empty if it passed.
    public let message: FailureMessage
    /// Its place.
    public let location: SourceLocation

    /// The properties on one line.
    public var description: String {
        "AssertionRecord { success=\(success), message='\(message)', location=\(location) }"
    }
}

/// Records expectations instead of reporting them. Use it with `withAssertionHandler` to test your own matchers.
public final class AssertionRecorder: AssertionHandler, Sendable {
    private let records = Lock<[AssertionRecord]>([])

    /// The expectations so far.
    public var assertions: [AssertionRecord] {
        get { records.withLock { $0 } }
        set { records.withLock { $0 = newValue } }
    }

    /// Makes a recorder without records.
    public init() {}

    /// Records an expectation.
    public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        records.withLock { $0.append(AssertionRecord(success: assertion, message: message, location: location)) }
    }
}
