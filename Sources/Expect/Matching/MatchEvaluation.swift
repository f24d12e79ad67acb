import SpecEvents

struct MatchEvaluation<Value> {
    let outcome: Outcome<Value>
    /// Failures in the expression and in the matcher's closures. Collected only when polling.
    var failures: [RecordedFailure] = []
    var duration = Duration.zero
    private let matcher: Matcher<Value>
    private let style: ExpectationStyle
    private let result: MatchResult

    init(
        of outcome: Outcome<Value>,
        by matcher: Matcher<Value>,
        _ style: ExpectationStyle,
        _ result: MatchResult? = nil
    ) {
        (self.outcome, self.matcher, self.style) = (outcome, matcher, style)
        self.result = result ?? matcher.judge(outcome, style)
    }

    var value: Value? { try? outcome.get() }

    var passes: Bool { style.isPassed(by: result.verdict) && failures.isEmpty }

    var threwUnexpectedly: Bool {
        if case .error = outcome { result.verdict == .fails && failures.isEmpty } else { false }
    }

    var error: (any Error)? {
        if case .error(let error) = outcome { error } else { nil }
    }

    /// Polling reacts to this error if it is a `StopTrying` or a `TryAgainAfter`.
    var pollingError: (any Error)? { error ?? result.error }

    func failure(_ description: String?, addition: String = "", lines: [String] = []) -> FailureText {
        let isUnmet = style.isNegated ? result.verdict == .fails : !result.isMatch
        let details = isUnmet ? result.details() : []
        let naming: ValueNaming = matcher.body.comparedOperand == nil || details.isEmpty ? .whole : .brief
        let clause = matcher.clause(outcome, naming: naming)
        let sentence =
            result.wording?.sentence(style.rawValue, clause)
            ?? "expected \(style.rawValue) \(matcher.phrase(naming: naming))\(clause)"
        let notes = (details + matcher.lookAlikes(in: outcome, besides: details)).map(\.line)
        let below = ((result.wording?.lines ?? []) + notes + lines).map { "  \($0)" }
        return FailureText(
            message: ([description].compactMap(\.self) + [sentence + addition] + below).joined(separator: "\n"),
            attachments: { result.wording?.attachments ?? (naming == .brief ? longValues : []) }
        )
    }

    private var longValues: [ExampleAttachment] {
        [("expected", matcher.body.comparedOperand ?? nil), ("got", value)].filter { ValueNaming.isLong($0.1) }
            .map { ValueNaming.attachment($0.0, $0.1) }
    }
}

extension Matcher {
    func lookAlikes(in outcome: Outcome<Value>, besides details: [Detail]) -> [Detail] {
        let isSaid = details.contains {
            !$0.path.isEmpty && $0.text != "missing" || $0.text.hasPrefix("the two look alike")
        }
        guard body.comparedOperand == nil, !isSaid else { return [] }
        return switch outcome {
        case .value(let value): Expect.lookAlikes(phrase(), in: value as Any)
        case .error(let error): Expect.lookAlikes(phrase(), in: error)
        }
    }
}

struct FailureText {
    let message: String
    /// Called only if a report can contain attachments.
    let attachments: () -> [ExampleAttachment]
}

/// The raw value is the text between “expected” and the matcher's phrase.
package enum ExpectationStyle: String, Sendable {
    case to = "to"
    case notTo = "not to"
    case toEventually = "to eventually"
    case toEventuallyNot = "to eventually not"
    case toNever = "to never"
    case toAlways = "to always"

    var isNegated: Bool { self == .notTo || self == .toEventuallyNot || self == .toNever }

    func isPassed(by verdict: MatchVerdict) -> Bool { verdict == (isNegated ? .doesNotMatch : .matches) }

    var holdsUntilDeadline: Bool { self == .toNever || self == .toAlways }
}
