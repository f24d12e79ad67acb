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
}
