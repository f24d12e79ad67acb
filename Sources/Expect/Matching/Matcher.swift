/// Judges an outcome, and says what it expects.
///
/// Functions such as `equal(3)` make matchers. A matcher of your own takes three lines:
///
/// ```swift
/// func beEven() -> Matcher<Int> {
///     Matcher("be even") { $0.isMultiple(of: 2) }
/// }
/// ```
///
/// Its failure reads «expected to be even, got 3».
public struct Matcher<Value> {
    // Three properties and no enumeration, because the compiler looks through the payload of none, and then does not know
    // the type of `equal(3)` where it is called.
    /// Set for a matcher that is known by its type; otherwise it has a body.
    @usableFromInline let type: OperandMatching<Value>.Type?
    /// What a matcher that is known by its type judges by.
    @usableFromInline let operand: Value?
    @usableFromInline let body: MatcherBody<Value>?

    /// Makes a matcher that is known by its type.
    @inlinable
    init(_ type: OperandMatching<Value>.Type, _ operand: Value?) {
        self.type = type
        self.operand = operand
        body = nil
    }

    init(
        _ phrase: @autoclosure @escaping () -> String,
        judge: @escaping (Outcome<Value>) -> MatchResult,
        observe: (() -> ExpressionObserver<Value>)? = nil,
        outcomeText: String? = nil,
        got: ((Value) -> String)? = nil,
        ownStatement: (() -> String)? = nil
    ) {
        let body = MatcherBody(phrase: phrase, judge: judge)
        (body.observe, body.outcomeText, body.got, body.ownStatement) = (observe, outcomeText, got, ownStatement)
        (type, operand, self.body) = (nil, nil, body)
    }

    /// Makes a matcher that judges values. `nil`, an expression that throws and a `matches` that throws fail both ways.
    ///
    /// ```swift
    /// Matcher("be even") { $0.isMultiple(of: 2) }
    /// Matcher("have 3 words", got: { "\($0.split(separator: " ").count)" }) { $0.split(separator: " ").count == 3 }
    /// ```
    ///
    /// The second fails with «expected to have 3 words, got 2».
    ///
    /// - Parameters:
    ///   - phrase: What is expected, in words that follow «expected to»; evaluated on failure only.
    ///   - got: What there is instead, in words that follow «got»; called on failure only. By default the value.
    ///   - matches: Whether the value matches.
    public init(
        _ phrase: @autoclosure @escaping () -> String,
        got: ((Value) -> String)? = nil,
        _ matches: @escaping (Value) throws -> Bool
    ) {
        self.init(phrase(), matches, explain: { _ in [] })
        body?.got = got
    }

    /// Makes a matcher that judges values and `nil`. An expression that throws and a `matches` that throws fail both
    /// ways.
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

    /// Makes a matcher that judges outcomes, including errors.
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

extension Matcher {
    /// What is expected, in words that follow «expected to». Called on failure only.
    ///
    /// - Parameter naming: How the phrase names the value that is expected.
    package func phrase(naming: ValueNaming = .whole) -> String {
        if let comparison = body?.comparison { return "\(comparison.verb) \(naming.text(of: comparison.operand))" }
        return (naming == .brief ? type?.briefPhrase(operand) : type?.phrase(operand)) ?? body?.phrase() ?? ""
    }

    /// What the value is compared with, if a sentence above a difference may name both briefly; otherwise `nil`.
    var comparedOperand: Any?? {
        guard type == nil else { return .some(operand) }
        guard let comparison = body?.comparison else { return nil }
        return .some(comparison.operand)
    }

    /// The end of the sentence «expected to …», in the matcher's own words if it has some.
    func clause(_ outcome: Outcome<Value>, naming: ValueNaming = .whole) -> String {
        outcomeText.map { ", \($0)" } ?? ownClause(outcome) ?? outcome.clause(naming: naming)
    }

    /// The end of the sentence in the words that the matcher was made with; `nil` if it has none for the outcome.
    func ownClause(_ outcome: Outcome<Value>) -> String? {
        guard let got = body?.got, case .value(let value?) = outcome else { return nil }
        return ", got \(got(value))"
    }

    package func judge(_ outcome: Outcome<Value>) -> MatchResult {
        let result = judgeBriefly(outcome)
        guard type != nil, !result.isMatch else { return result }
        return MatchResult(result.verdict) { details(of: outcome, result) }
    }

    /// The result, without the details of a matcher that is known by its type: so it allocates nothing.
    func judgeBriefly(_ outcome: Outcome<Value>) -> MatchResult {
        guard let type else { return body?.judge(outcome) ?? .fails }
        guard case .value(let value) = outcome else { return .fails }
        return MatchResult(type.verdict(on: value, operand))
    }

    /// The result for an expectation of a form.
    func judgeBriefly(_ outcome: Outcome<Value>, _ style: ExpectationStyle) -> MatchResult {
        body?.judgeInForm?(outcome, style) ?? judgeBriefly(outcome)
    }

    /// The details of a result that is no match.
    func details(of outcome: Outcome<Value>, _ result: MatchResult) -> [Detail] {
        guard let type else { return result.details() }
        guard case .value(let value) = outcome else { return [] }
        return type.details(value, operand)
    }

    /// Makes the observer of a matcher that has to be active while the expression is evaluated.
    var observe: (() -> ExpressionObserver<Value>)? { body?.observe }

    /// Replaces the text of the outcome in the message, for a matcher that evaluates the expression itself.
    var outcomeText: String? { body?.outcomeText }

    /// The ``statement`` of a matcher that is composed of others.
    var ownStatement: (() -> String)? { body?.ownStatement }
}

extension Matcher {
    /// Makes a matcher that judges outcomes by results, which may have a wording of their own.
    package init(
        writing phrase: @autoclosure @escaping () -> String,
        _ judge: @escaping (Outcome<Value>) -> MatchResult
    ) {
        self.init(phrase(), judge: judge)
    }

    /// Makes a matcher that judges a value by the form of its expectation, which is `nil` in a composition with others.
    package init(
        _ phrase: @autoclosure @escaping () -> String,
        judgeInForm judge: @escaping (Value, ExpectationStyle?) -> MatchResult
    ) {
        self.init(phrase(), judgeValue: { judge($0, nil) })
        body?.judgeInForm = { outcome, style in
            guard case .value(let value?) = outcome else { return .fails }
            return judge(value, style)
        }
    }

    /// Makes a matcher that judges values and `nil`, and explains why a value does not match.
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

    /// Makes a matcher that compares values with an operand, and explains the difference.
    ///
    /// - Parameter verb: What is expected, in words that stand between «expected to» and the operand.
    package init(
        _ verb: String,
        comparedWith operand: Any,
        _ matches: @escaping (Value) throws -> Bool,
        explain: @escaping (Value) -> [Detail]
    ) {
        self.init("", matches, explain: explain)
        body?.comparison = (verb, operand)
    }

    /// Makes a matcher that judges values, and explains why a value does not match.
    init(
        _ phrase: @autoclosure @escaping () -> String,
        _ matches: @escaping (Value) throws -> Bool,
        explain: @escaping (Value) -> [Detail]
    ) {
        self.init(phrase(), judgeValue: { MatchResult(judging: $0, by: matches, explain) })
    }

    /// Makes a matcher that judges values by a result, for instance that of another matcher.
    package init(_ phrase: @autoclosure @escaping () -> String, judgeValue: @escaping (Value) -> MatchResult) {
        self.init(
            phrase(),
            judge: { outcome in
                guard case .value(let value?) = outcome else { return .fails }
                return judgeValue(value)
            }
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
