/// What is known of an expectation or requirement besides its expression. It has no public members, and none that is counted: it
/// is copied for each form.
public struct AssertionState: Sendable {
    package let location: StaticCodeLocation
    /// Whether the expression stands in parentheses, so that a closure there is the value, and nobody calls it.
    let isInParentheses: Bool
    /// Whether a form passed, and whether one failed, of those that give the expectation for another form.
    package var (hasPassed, hasFailed) = (false, false)

    init(at location: StaticCodeLocation, isInParentheses: Bool) {
        (self.location, self.isInParentheses) = (location, isInParentheses)
    }
}
