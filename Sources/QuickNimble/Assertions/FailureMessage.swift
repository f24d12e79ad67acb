/// Nimble's name for the message of an expectation.
public final class FailureMessage: Sendable, CustomStringConvertible {
    /// The whole message; empty for an expectation that passed, because Expect writes messages for failures only.
    public let stringValue: String

    /// Makes a message of a text.
    public init(stringValue: String) {
        self.stringValue = stringValue
    }

    /// The same as ``stringValue``.
    public var description: String { stringValue }
}
