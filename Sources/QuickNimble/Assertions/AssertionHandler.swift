import Expect
import SpecEvents

/// Receives expectations that passed and failed. See ``withAssertionHandler(_:fileID:file:line:column:closure:)``.
public protocol AssertionHandler {
    /// Receives an expectation.
    ///
    /// The message of one that passed is empty.
    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation)
}

/// The handler of the expectations here: that of `withAssertionHandler`, or one that fails the test.
///
/// To replace it, pass a handler to `withAssertionHandler`: it applies to the task of a closure, not to the process.
public var NimbleAssertionHandler: any AssertionHandler {
    get { CurrentFailureOwner.value as? any AssertionHandler ?? FailingHandler() }
    @available(
        *,
        unavailable,
        message: "use withAssertionHandler(_:closure:), which applies to the task of its closure"
    )
    set { fatalError("not for use") }
}

/// Fails the running test.
private struct FailingHandler: AssertionHandler {
    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        if !assertion { fail(message.stringValue, location: location) }
    }
}
