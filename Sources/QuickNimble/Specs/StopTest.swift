import Expect
import SpecEvents

/// Quick's error that stops an example.
///
/// ```swift
/// guard let view else { throw StopTest("there is no view") }
/// ```
///
/// Spec reports its text as the failure of the example. `StopTest.silently` stops the example and reports nothing; use it
/// after a failed expectation.
public struct StopTest: SelfExplainingError, CustomStringConvertible {
    /// Why the example stops.
    public let description: String

    /// Makes an error that fails the example with a text.
    ///
    /// - Parameter failureDescription: Why the example stops.
    public init(_ failureDescription: String) {
        description = failureDescription
    }

    /// An error that stops the example and reports nothing.
    public static var silently: any Error { Silently() }

    private struct Silently: ReportedError {}
}
