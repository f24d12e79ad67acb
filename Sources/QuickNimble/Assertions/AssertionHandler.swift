/// Receives expectations that passed and failed. See ``withAssertionHandler(_:file:line:closure:)-(_,_,_,()->Void)``.
public protocol AssertionHandler {
    /// Receives an expectation.
    ///
    /// - Parameters:
    ///   - assertion: Whether it passed.
    ///   - message: Its message; empty if it passed.
    ///   - location: Its place.
    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation)
}
