/// Receives expectations that passed and failed. See ``withAssertionHandler(_:file:line:closure:)``.
public protocol AssertionHandler {
    /// Receives an expectation.
    ///
    /// The message of one that passed is empty.
    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation)
}
