import Expect
import SpecEvents

/// Runs a closure and passes the results of its expectations to a handler instead of to the test.
///
/// ```swift
/// let recorder = AssertionRecorder()
/// withAssertionHandler(recorder) { expect(1) == 2 }
/// expect(recorder.assertions.first?.message.stringValue) == "expected to equal 2, got 1"
/// ```
///
/// If the closure throws an error, the handler receives a failure that describes the error.
public func withAssertionHandler(
    _ tempAssertionHandler: any AssertionHandler,
    fileID: String = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    closure: () throws -> Void
) {
    HandlingOwner(tempAssertionHandler, reports: false).run(at: CodeLocation(file: file, line: line), closure)
}

/// Runs an async closure and passes the results of its expectations to a handler, not to the test.
public nonisolated(nonsending) func withAssertionHandler(
    _ tempAssertionHandler: any AssertionHandler,
    fileID: String = #fileID,
    file: FileString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    closure: nonisolated(nonsending) () async throws -> Void
) async {
    await HandlingOwner(tempAssertionHandler, reports: false).run(at: CodeLocation(file: file, line: line), closure)
}

/// A handler that receives the results of expectations, whether they passed or failed. See
/// ``withAssertionHandler(_:fileID:file:line:column:closure:)``.
public protocol AssertionHandler {
    /// Receives the result of an expectation.
    ///
    /// - Parameters:
    ///   - assertion: Whether the expectation passed.
    ///   - message: The failure message, which is empty if the expectation passed.
    ///   - location: The source location of the expectation.
    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation)
}

/// The current assertion handler. In a closure passed to `withAssertionHandler`, it forwards each
/// result to the handler passed with the closure. Elsewhere, failed expectations fail the test.
///
/// To replace the handler in the current task, use `withAssertionHandler`.
public var NimbleAssertionHandler: any AssertionHandler {
    get { CurrentFailureOwner.value as? any AssertionHandler ?? FailingHandler() }
    @available(
        *,
        unavailable,
        message: "use withAssertionHandler(_:closure:), which applies to the task of its closure"
    )
    set { fatalError("not for use") }
}

private struct FailingHandler: AssertionHandler {
    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        if !assertion { fail(message.stringValue, location: location) }
    }
}

/// Nimble's type for an expectation's failure message.
public final class FailureMessage: Sendable, CustomStringConvertible {
    /// The whole message, or an empty string if the expectation passed. Expect composes messages
    /// only for failures.
    public let stringValue: String

    /// Creates a message from a string.
    public init(stringValue: String) {
        self.stringValue = stringValue
    }

    /// The same text as ``stringValue``.
    public var description: String { stringValue }
}
