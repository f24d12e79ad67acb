/// How a matcher judges a value by an operand, such as `equal(3)` by 3.
///
/// Each subclass is one matcher. Its class methods take the place of closures, so that to make the matcher, and to judge a
/// value that matches, allocates nothing. There are no instances.
@usableFromInline
class OperandMatching<Value> {
    private init() {}

    @usableFromInline
    class func verdict(on value: Value?, _ operand: Value?) -> MatchVerdict { .fails }

    /// What is expected, in words that follow «expected to».
    class func phrase(_ operand: Value?) -> String { "" }

    /// The phrase above a difference.
    class func briefPhrase(_ operand: Value?) -> String { phrase(operand) }

    class func details(_ value: Value?, _ operand: Value?) -> [Detail] { [] }

    final class func judge(_ outcome: Outcome<Value>, _ operand: Value?) -> MatchResult {
        guard case .value(let value) = outcome else { return .fails }
        return result(verdict(on: value, operand), outcome, operand)
    }

    final class func result(_ verdict: MatchVerdict, _ outcome: Outcome<Value>, _ operand: Value?) -> MatchResult {
        guard verdict != .matches, case .value(let value) = outcome else { return MatchResult(verdict) }
        return MatchResult(verdict) { details(value, operand) }
    }
}
