/// What came of judging an outcome by a matcher in a sense: whether it passes, and the words of the failure.
struct Judgement<Value> {
    let outcome: Outcome<Value>
    private let matcher: Matcher<Value>
    private let sense: Sense
    private let result: MatchResult

    init(of outcome: Outcome<Value>, by matcher: Matcher<Value>, _ sense: Sense) {
        self.outcome = outcome
        self.matcher = matcher
        self.sense = sense
        result = matcher.judge(outcome)
    }

    var passes: Bool {
        switch result.verdict {
        case .matches: !sense.isNegated
        case .doesNotMatch: sense.isNegated
        case .fails: false
        }
    }

    /// Whether nothing was to be judged: the expression threw, and the matcher is not about errors.
    var isBlind: Bool {
        if case .error = outcome { result.verdict == .fails } else { false }
    }

    /// Says that the outcome does not pass.
    ///
    /// - Parameters:
    ///   - description: The user's words for what it means.
    ///   - addition: What else there is to say in the sentence, as of a wait.
    ///   - lines: What else there is to say below it.
    func message(_ description: String?, addition: String = "", lines: [String] = []) -> String {
        let clause = matcher.outcomeText.map { ", \($0)" } ?? outcome.clause
        let sentence = "expected \(sense.rawValue) \(matcher.phrase())\(clause)\(addition)"
        let isUnmet = sense.isNegated ? result.verdict == .fails : !result.isMatch
        let explanation = isUnmet ? result.details() : []
        let details = (explanation.map(\.line) + lines).map { "  \($0)" }
        return ([description].compactMap(\.self) + [sentence] + details).joined(separator: "\n")
    }
}
