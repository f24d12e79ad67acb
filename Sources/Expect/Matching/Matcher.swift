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
    /// One object, so that to pass a matcher on costs little, whatever it consists of.
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

    /// Makes a matcher that judges values. `nil`, an expression that throws and a `matches` that throws fail both ways.
    ///
    /// ```swift
    /// Matcher("be even") { $0.isMultiple(of: 2) }
    /// Matcher("have 3 words", got: { "\($0.split(separator: " ").count)" }) { $0.split(separator: " ").count == 3 }
    /// ```
    ///
    /// The second fails with «expected to have 3 words, got 2»: the phrase follows «expected to», and what `got` returns,
    /// by default the value, follows «got». Both are evaluated on failure only.
    public init(
        _ phrase: @autoclosure @escaping () -> String,
        got: ((Value) -> String)? = nil,
        _ matches: @escaping (Value) throws -> Bool
    ) {
        self.init(phrase(), matches, explain: { _ in [] })
        body.got = got
    }

    /// Makes a matcher that judges values and `nil`. An expression that throws and a `matches` that
    /// throws fail both ways.
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

// MARK: What it says

extension Matcher {
    /// What is expected, in words that follow «expected to». Called on failure only.
    ///
    /// - Parameter naming: How the phrase names the value that is expected.
    package func phrase(naming: ValueNaming = .whole) -> String {
        body.phrase(naming)
    }

    /// The end of the sentence «expected to …», in the matcher's own words if it has some.
    func clause(_ outcome: Outcome<Value>, naming: ValueNaming = .whole) -> String {
        body.outcomeText.map { ", \($0)" } ?? ownClause(outcome) ?? outcome.clause(naming: naming)
    }

    /// The end of the sentence in the words that the matcher was made with; `nil` if it has none for the outcome.
    func ownClause(_ outcome: Outcome<Value>) -> String? {
        guard let got = body.got, case .value(let value?) = outcome else { return nil }
        return ", got \(got(value))"
    }

    /// What is expected, in words that follow a subject: «equals 3», where the phrase is «equal 3».
    var statement: String { body.ownStatement?() ?? Self.statement(of: phrase()) }

    /// The statement of a matcher that is composed of others.
    static func statement(of matchers: [Matcher], joinedBy word: String) -> String {
        matchers.map(\.statement).joined(separator: " \(word) ")
    }

    /// A phrase that begins with another word than these, such as one of your own, follows «should».
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

// MARK: How it judges

extension Matcher {
    /// Judges an outcome, for an expectation of a form; `nil` in a composition with other matchers.
    package func judge(_ outcome: Outcome<Value>, _ style: ExpectationStyle? = nil) -> MatchResult {
        switch outcome {
        case .value(let value): body.judge(value, nil, style)
        case .error(let error): body.judge(nil, error, style)
        }
    }

    /// Evaluates an expression as an expectation does, and judges its outcome.
    package func ask(_ expression: () throws -> Value?) -> (Outcome<Value>, MatchResult) {
        let body = body.begun()
        defer { body.end() }
        let outcome = Outcome { try body.evaluate(expression) }
        return (outcome, Matcher(body).judge(outcome))
    }

    /// Judges the part at `path` of a value. The details of the result contain the path.
    func judgePart(_ outcome: Outcome<Value>, at path: @autoclosure @escaping () -> String) -> MatchResult {
        let result = judge(outcome)
        return MatchResult(result.verdict, error: result.error) { details(of: outcome, result, at: path()) }
    }

    private func details(of outcome: Outcome<Value>, _ result: MatchResult, at path: String) -> [Detail] {
        let inner = result.details()
        let sentence: Detail = "expected to \(phrase())\(clause(outcome))"
        // Details with a path name a part of the part, which makes the sentence about the whole part superfluous.
        let namesParts = !inner.isEmpty && inner.allSatisfy { !$0.path.isEmpty }
        let whole = [sentence] + inner + lookAlikes(in: outcome, besides: inner)
        return (namesParts ? inner : whole).map { $0.within(path) }
    }
}

// MARK: Kinds of matchers

extension Matcher {
    /// Makes a matcher that judges outcomes by results, which may have a wording of their own.
    package init(
        writing phrase: @autoclosure @escaping () -> String,
        _ judge: @escaping (Outcome<Value>) -> MatchResult
    ) {
        self.init(phrase(), judge: judge)
    }

    /// Makes a matcher that calls the expression while it judges.
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

    /// Makes a matcher that judges a value by the form of its expectation, which is `nil` in a composition with others.
    package init(
        _ phrase: @autoclosure @escaping () -> String,
        judgeInForm judge: @escaping (Value, ExpectationStyle?) -> MatchResult
    ) {
        body = MatcherOfClosures(phrase) { outcome, style in
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
        Matcher(writing: phrase()) { outcome in
            guard case .value(let value) = outcome else { return .fails }
            return MatchResult(judging: value, by: matches, explain)
        }
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
        comparing(verb, with: operand)
    }

    /// Sets what the value is compared with; the phrase is then «verb operand».
    func comparing(_ verb: String, with operand: Any) { (body as? MatcherOfClosures)?.comparison = (verb, operand) }

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
        self.init(phrase(), judgeInForm: { value, _ in judgeValue(value) })
    }

    /// Makes a matcher with an observer. If it has to judge a value whose expression it did not
    /// observe, as in `allPass` or in a combination with an ``AsyncMatcher``, it fails both ways.
    init(_ phrase: @autoclosure @escaping () -> String, observe: @escaping () -> ExpressionObserver<Value>) {
        let advice: Detail = """
            this matcher has to observe the expression: use it alone, or combine it with plain matchers by &&, || and !
            """
        self.init(phrase(), judge: { _ in MatchResult(.fails) { [advice] } }, observe: observe)
    }

    /// Makes a matcher that is composed of others, with an observer if one of them has one.
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
