import SpecEvents

/// The error that `require` and `unwrap` throw to end the test. They have recorded the failure before, so a test does
/// not have to catch it.
public struct RequirementFailure: ReportedError, CustomStringConvertible {
    /// The message of the failure.
    public let message: String

    package init(message: String) {
        self.message = message
    }

    /// The message, and that it ended the test.
    public var description: String { "this requirement ended the test: \(message)" }
}
