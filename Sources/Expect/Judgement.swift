/// A matcher and the sense in which it is meant: what decides whether an outcome passes, and words the failure.
struct Judgement<Value> {
    let matcher: Matcher<Value>
    let sense: Sense

    init(_ matcher: Matcher<Value>, _ sense: Sense) {
        self.matcher = matcher
        self.sense = sense
    }

    func passes(_ outcome: Outcome<Value>) -> Bool {
        switch matcher.judge(outcome) {
        case .matches: !sense.isNegated
        case .doesNotMatch: sense.isNegated
        case .fails: false
        }
    }

    /// Says that `outcome` does not pass.
    ///
    /// - Parameters:
    ///   - outcome: What was seen.
    ///   - description: The user's words for what it means.
    ///   - addition: What else there is to say in the sentence, as of a wait.
    ///   - lines: What else there is to say below it.
    func message(
        for outcome: Outcome<Value>,
        _ description: String?,
        addition: String = "",
        lines: [String] = []
    ) -> String {
        let clause = matcher.outcomeText.map { ", \($0)" } ?? outcome.clause
        let sentence = "expected \(sense.rawValue) \(matcher.phrase())\(clause)\(addition)"
        let explanation = sense.isNegated && matcher.judge(outcome) != .fails ? [] : matcher.explain(outcome)
        let details = (explanation.map(\.line) + lines).map { "  \($0)" }
        return ([description].compactMap(\.self) + [sentence] + details).joined(separator: "\n")
    }
}
