/// An expectation about a value that is at hand at once. Made by `expect(…)`; a failure is recorded, and the test goes on.
@frozen public struct Expectation<Value>: Expecting {
    /// Gives the value.
    public let expression: () throws -> Value?
    /// Where it is written.
    public let place: SourcePlace

    @inlinable init(expression: @escaping () throws -> Value?, place: SourcePlace) {
        self.expression = expression
        self.place = place
    }

    /// A value that passes needs nothing more.
    public func conclude(_ outcome: Outcome<Value>) { notePass() }

    /// Records the failure.
    public func conclude(_ outcome: Outcome<Value>, failingWith message: String) {
        Reporter.report(message, at: place)
    }
}
