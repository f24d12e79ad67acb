/// A requirement of a value that is at hand at once. Made by `require(…)`; a failure is recorded and thrown, which ends
/// the test.
@frozen public struct Requirement<Value>: Expecting {
    /// Gives the value.
    public let expression: () throws -> Value?
    /// Where it is written.
    public let place: SourcePlace

    @inlinable init(expression: @escaping () throws -> Value?, place: SourcePlace) {
        self.expression = expression
        self.place = place
    }

    /// Gives the value back.
    public func conclude(_ outcome: Outcome<Value>) throws(RequirementFailure) -> Value? {
        notePass()
        guard case .value(let value) = outcome else { return nil }
        return value
    }

    /// Records the failure, and throws.
    public func conclude(
        _ outcome: Outcome<Value>,
        failingWith message: String
    ) throws(RequirementFailure) -> Value? {
        Reporter.report(message, at: place)
        throw RequirementFailure(message: message)
    }
}
