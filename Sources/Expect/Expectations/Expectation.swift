/// An expectation about a value that is at hand at once. Made by `expect(…)`; a failure is recorded, and the test goes on.
@frozen public struct Expectation<Value>: Expecting {
    public let expression: () throws -> Value?
    public let place: SourcePlace

    @inlinable init(expression: @escaping () throws -> Value?, place: SourcePlace) {
        self.expression = expression
        self.place = place
    }

    public func conclude(_ outcome: Outcome<Value>) {}

    public func conclude(_ outcome: Outcome<Value>, failingWith message: String) {
        Reporter.report(message, at: place)
    }
}
