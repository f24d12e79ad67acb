import SpecEvents

/// Thrown by `require` and `unwrap` to end the test. The failure has been recorded by then; that a test need not catch
/// this is the point of it.
public struct RequirementFailure: ReportedError, CustomStringConvertible {
    /// What was required and what came instead.
    public let message: String

    /// The message, and that it ended the test.
    public var description: String { "this requirement ended the test: \(message)" }
}
