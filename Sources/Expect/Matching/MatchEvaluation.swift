import SpecEvents

/// The evaluation of an outcome by a matcher: whether the expectation passes, and the message if it fails.
struct MatchEvaluation<Value> {
    let outcome: Outcome<Value>
    private let matcher: Matcher<Value>
    private let style: ExpectationStyle
    private let result: MatchResult

    /// - Parameter verdict: What the matcher has said of the outcome already; `nil` to ask it.
    init(
        of outcome: Outcome<Value>,
        by matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        saying verdict: MatchVerdict? = nil
    ) {
        self.outcome = outcome
        self.matcher = matcher
        self.style = style
        result = verdict.map { matcher.result($0, outcome) } ?? matcher.judge(outcome)
    }

    /// The value; `nil` if there is none or the expression threw.
    var value: Value? {
        if case .value(let value) = outcome { value } else { nil }
    }

    var passes: Bool {
        switch result.verdict {
        case .matches: !style.isNegated
        case .doesNotMatch: style.isNegated
        case .fails: false
        }
    }

    /// Whether the expression threw an error that the matcher does not judge.
    var threwUnexpectedly: Bool {
        if case .error = outcome { result.verdict == .fails } else { false }
    }

    /// The error that the expression threw.
    var error: (any Error)? {
        if case .error(let error) = outcome { error } else { nil }
    }

    /// The message of the failed expectation.
    func message(_ description: String?, addition: String = "", lines: [String] = []) -> String {
        let explanation = isUnmet ? result.details() : []
        let naming: ValueNaming = matcher.type == nil || explanation.isEmpty ? .whole : .brief
        let clause = matcher.clause(outcome, naming: naming)
        let sentence =
            result.wording?.sentence(style.rawValue, clause)
            ?? "expected \(style.rawValue) \(matcher.phrase(naming: naming))\(clause)"
        let details = ((result.wording?.lines ?? []) + explanation.map(\.line) + lines).map { "  \($0)" }
        return ([description].compactMap(\.self) + [sentence + addition] + details).joined(separator: "\n")
    }

    private var isUnmet: Bool { style.isNegated ? result.verdict == .fails : !result.isMatch }

    /// The whole values, where the message only names them briefly.
    var attachments: [ExampleAttachment] {
        let own = result.wording?.attachments ?? []
        guard own.isEmpty, isUnmet, matcher.type != nil, case .value(let value) = outcome else { return own }
        let long = [("expected", matcher.operand), ("got", value)].filter { ValueNaming.isLong($0.1) }
        return long.isEmpty || result.details().isEmpty ? [] : long.map { ValueNaming.attachment($0.0, $0.1) }
    }
}
