/// A matcher checks the outcome of an expression and describes the outcome that it expects.
///
/// Functions such as `equal(3)` create matchers. You can write your own matcher in three lines:
///
/// ```swift
/// func beEven() -> Matcher<Int> {
///     Matcher("be even") { $0.isMultiple(of: 2) }
/// }
/// ```
///
/// This matcher's failure message reads `expected to be even, got 3`.
public struct Matcher<Value> {
    /// A single object, so that copying a matcher is cheap.
    let body: MatcherBody<Value>

    init(_ body: MatcherBody<Value>) { self.body = body }

    init(
        _ phrase: @autoclosure @escaping () -> String,
        judge: @escaping (Outcome<Value>) -> MatchResult,
        observe: (() -> ExpressionObserver<Value>)? = nil,
        outcomeText: String? = nil,
        got: ((Value) -> String)? = nil,
        ownStatement: (() -> String)? = nil
    ) {
        let closures = MatcherOfClosures(phrase) { outcome, _ in judge(outcome) }
        (closures.observe, closures.outcomeText, closures.got, closures.ownStatement) = (
            observe, outcomeText, got, ownStatement
        )
        body = closures
    }

    /// Creates a matcher that checks values. Both `to` and `notTo` fail for `nil` and for an error
    /// that the expression or `matches` throws.
    ///
    /// ```swift
    /// Matcher("be even") { $0.isMultiple(of: 2) }
    /// Matcher("have 3 words", got: { "\($0.split(separator: " ").count)" }) { $0.split(separator: " ").count == 3 }
    /// ```
    ///
    /// The second matcher fails with `expected to have 3 words, got 2`, which contains the phrase
    /// and the result of `got` (by default, the value). Both are evaluated only on failure.
    public init(
        _ phrase: @autoclosure @escaping () -> String,
        got: ((Value) -> String)? = nil,
        _ matches: @escaping (Value) throws -> Bool
    ) {
        self.init(phrase(), matches, explain: { _ in [] })
        body.got = got
    }

    /// Creates a matcher that checks values and `nil`. Both `to` and `notTo` fail for an error that
    /// the expression or `matches` throws.
    ///
    /// ```swift
    /// Matcher<String>.nilable("be blank") { $0 == nil || $0 == "" }
    /// ```
    public static func nilable(
        _ phrase: @autoclosure @escaping () -> String,
        _ matches: @escaping (Value?) throws -> Bool
    ) -> Matcher {
        nilable(phrase(), matches, explain: { _ in [] })
    }

    /// Creates a matcher that checks outcomes, including thrown errors.
    ///
    /// ```swift
    /// Matcher<Int>.judging("do anything but throw") { outcome in
    ///     if case .error = outcome { .doesNotMatch } else { .matches }
    /// }
    /// ```
    public static func judging(
        _ phrase: @autoclosure @escaping () -> String,
        _ judge: @escaping (Outcome<Value>) -> MatchVerdict
    ) -> Matcher {
        Matcher(phrase(), judge: { MatchResult(judge($0)) })
    }
}

// MARK: Descriptions

extension Matcher {
    /// Returns the words that follow “expected to” in a failure message. Called only on failure.
    package func phrase(naming: ValueNaming = .whole) -> String {
        body.phrase(naming)
    }

    /// Returns the end of a sentence that begins with “expected to”, such as `, got 3`.
    func clause(_ outcome: Outcome<Value>, naming: ValueNaming = .whole) -> String {
        body.outcomeText.map { ", \($0)" } ?? ownClause(outcome) ?? outcome.clause(naming: naming)
    }

    func ownClause(_ outcome: Outcome<Value>) -> String? {
        guard let got = body.got, case .value(let value?) = outcome else { return nil }
        return ", got \(got(value))"
    }

    /// The phrase in the third person, such as `equals 3` for the phrase `equal 3`.
    var statement: String { body.ownStatement?() ?? Self.statement(of: phrase()) }

    private static func statement(of phrase: String) -> String {
        if phrase.hasPrefix("not be ") { return "is not " + phrase.dropFirst(7) }
        let verb = phrase.prefix { $0 != " " }
        return thirdPersons[String(verb)].map { $0 + phrase.dropFirst(verb.count) } ?? "should \(phrase)"
    }
}

private let thirdPersons = [
    "be": "is", "begin": "begins", "change": "changes", "consist": "consists", "contain": "contains", "end": "ends",
    "equal": "equals", "have": "has", "map": "maps", "match": "matches", "not": "does not", "post": "posts",
    "print": "prints", "satisfy": "satisfies", "succeed": "succeeds", "throw": "throws", "trap": "traps",
]

// MARK: Judging

extension Matcher {
    /// The style is `nil` if the matcher is part of another matcher.
    package func judge(_ outcome: Outcome<Value>, _ style: ExpectationStyle? = nil) -> MatchResult {
        switch outcome {
        case .value(let value): body.judge(value, nil, style)
        case .error(let error): body.judge(nil, error, style)
        }
    }

    package func ask(_ expression: () throws -> Value?) -> (Outcome<Value>, MatchResult) {
        let body = body.begun()
        defer { body.end() }
        let outcome = Outcome { try body.evaluate(expression) }
        return (outcome, Matcher(body).judge(outcome))
    }

    func judgePart(_ outcome: Outcome<Value>, at path: @autoclosure @escaping () -> String) -> MatchResult {
        let result = judge(outcome)
        return MatchResult(result.verdict, error: result.error) { details(of: outcome, result, at: path()) }
    }

    private func details(of outcome: Outcome<Value>, _ result: MatchResult, at path: String) -> [Detail] {
        let inner = result.details()
        let sentence: Detail = "expected to \(phrase())\(clause(outcome))"
        // If every detail has a path, the sentence about the part as a whole is redundant.
        let namesParts = !inner.isEmpty && inner.allSatisfy { !$0.path.isEmpty }
        let whole = [sentence] + inner + lookAlikes(in: outcome, besides: inner)
        return (namesParts ? inner : whole).map { $0.within(path) }
    }
}

// MARK: Kinds of matchers

extension Matcher {
    /// Creates a matcher that evaluates the expression itself, as Nimble's matchers do.
    package init(
        asking phrase: @autoclosure @escaping () -> String,
        _ ask: @escaping (() throws -> Value?) -> (Outcome<Value>, MatchResult)
    ) {
        self.init(
            phrase(),
            judge: { ask($0.get).1 },
            observe: {
                ExpressionObserver(nextEvaluation: {
                    .ask { expression in
                        let (outcome, result) = ask(expression)
                        return (outcome, Matcher(phrase(), judge: { _ in result }))
                    }
                })
            }
        )
    }

    package init(
        _ phrase: @autoclosure @escaping () -> String,
        judgeInForm judge: @escaping (Value, ExpectationStyle?) -> MatchResult
    ) {
        body = MatcherOfClosures(phrase) { outcome, style in
            guard case .value(let value?) = outcome else { return .fails }
            return judge(value, style)
        }
    }

    static func nilable(
        _ phrase: @autoclosure @escaping () -> String,
        _ matches: @escaping (Value?) throws -> Bool,
        explain: @escaping (Value?) -> [Detail]
    ) -> Matcher {
        Matcher(
            phrase(),
            judge: { outcome in
                guard case .value(let value) = outcome else { return .fails }
                return MatchResult(judging: value, by: matches, explain)
            }
        )
    }

    /// - Parameter verb: The words between “expected to” and the operand.
    package init(
        _ verb: String,
        comparedWith operand: Any,
        _ matches: @escaping (Value) throws -> Bool,
        explain: @escaping (Value) -> [Detail]
    ) {
        self.init(verb, comparedWith: operand, judgeValue: { MatchResult(judging: $0, by: matches, explain) })
    }

    init(_ verb: String, comparedWith operand: Any, judgeValue: @escaping (Value) -> MatchResult) {
        self.init("", judgeValue: judgeValue)
        (body as? MatcherOfClosures)?.comparison = (verb, operand)
    }

    init(
        _ phrase: @autoclosure @escaping () -> String,
        _ matches: @escaping (Value) throws -> Bool,
        explain: @escaping (Value) -> [Detail]
    ) {
        self.init(phrase(), judgeValue: { MatchResult(judging: $0, by: matches, explain) })
    }

    package init(_ phrase: @autoclosure @escaping () -> String, judgeValue: @escaping (Value) -> MatchResult) {
        self.init(phrase(), judgeInForm: { value, _ in judgeValue(value) })
    }

    /// Creates a matcher that fails both `to` and `notTo` unless its observer observed the
    /// expression. It fails, for example, in `allPass` or when combined with an ``AsyncMatcher``.
    init(_ phrase: @autoclosure @escaping () -> String, observe: @escaping () -> ExpressionObserver<Value>) {
        let advice: Detail = """
            this matcher has to observe the expression: use it alone, or combine it with plain matchers by &&, || and !
            """
        self.init(phrase(), judge: { _ in MatchResult(.fails) { [advice] } }, observe: observe)
    }

    static func composed(
        of matchers: [Matcher],
        _ combine: @escaping ([Matcher]) -> Matcher
    ) -> Matcher {
        let plain = combine(matchers)
        guard matchers.contains(where: \.body.observes) else { return plain }
        return Matcher(
            plain.phrase(),
            judge: { plain.judge($0) },
            observe: { ExpressionObserver(matchers, combine: combine) },
            ownStatement: plain.body.ownStatement
        )
    }
}

extension MatchResult {
    fileprivate init<Value>(
        judging value: Value,
        by matches: (Value) throws -> Bool,
        _ explain: @escaping (Value) -> [Detail]
    ) {
        do {
            self = try matches(value) ? .matches : MatchResult(.doesNotMatch) { explain(value) }
        } catch {
            self = MatchResult(.fails, error: error) {
                ["the matcher threw \(describe(error: error))"] + explain(value)
            }
        }
    }
}
