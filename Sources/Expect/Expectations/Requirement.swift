/// A requirement of a value that is at hand at once. Made by `require(…)`; a failure is recorded and thrown, which ends
/// the test.
@frozen public struct Requirement<Value>: Expecting {
    public let expression: () throws -> Value?
    public let place: SourcePlace

    @inlinable init(expression: @escaping () throws -> Value?, place: SourcePlace) {
        self.expression = expression
        self.place = place
    }

    public func conclude(_ outcome: Outcome<Value>) throws(RequirementFailure) -> Value? {
        guard case .value(let value) = outcome else { return nil }
        return value
    }

    public func conclude(
        _ outcome: Outcome<Value>,
        failingWith message: String
    ) throws(RequirementFailure) -> Value? {
        Reporter.report(message, at: place)
        throw RequirementFailure(message: message)
    }
}
