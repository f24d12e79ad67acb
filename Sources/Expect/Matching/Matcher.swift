/// Says whether an outcome is as it should be, and what that would have been.
///
/// Values of this type come from functions like `equal(3)`. One of your own takes three lines:
///
/// ```swift
/// func beEven() -> Matcher<Int> {
///     Matcher("be even") { $0.isMultiple(of: 2) }
/// }
/// ```
///
/// Its failure reads «expected to be even, got 3».
public struct Matcher<Value> {
    /// What is expected, to be read after «expected to»; called on failure only.
    let phrase: () -> String
    let judge: (Outcome<Value>) -> MatchResult
    /// Set by a matcher that has to be there while the expression is evaluated.
    let watch: (() -> Watch<Value>)?
    /// Stands for the outcome in the failure, if that cannot be told from its value.
    let outcomeText: String?

    init(
        _ phrase: @autoclosure @escaping () -> String,
        judge: @escaping (Outcome<Value>) -> MatchResult,
        watch: (() -> Watch<Value>)? = nil,
        outcomeText: String? = nil
    ) {
        self.phrase = phrase
        self.judge = judge
        self.watch = watch
        self.outcomeText = outcomeText
    }

    /// Makes a matcher that judges values; `nil` and an expression that throws fail it both ways, and so does `matches`
    /// if it throws.
    ///
    /// ```swift
    /// Matcher("be even") { $0.isMultiple(of: 2) }
    /// ```
    ///
    /// - Parameters:
    ///   - phrase: What is expected, in words that follow «expected to»; evaluated on failure only.
    ///   - matches: Whether the value is as described.
    public init(_ phrase: @autoclosure @escaping () -> String, _ matches: @escaping (Value) throws -> Bool) {
        self.init(phrase(), matches, explain: { _ in [] })
    }

    /// Makes a matcher that judges values and `nil`; an expression that throws fails it, and so does `matches` if it
    /// throws.
    ///
    /// ```swift
    /// Matcher<String>.nilable("be blank") { $0 == nil || $0 == "" }
    /// ```
    ///
    /// - Parameters:
    ///   - phrase: What is expected, in words that follow «expected to»; evaluated on failure only.
    ///   - matches: Whether the value, or the `nil` that came instead of one, is as described.
    public static func nilable(
        _ phrase: @autoclosure @escaping () -> String,
        _ matches: @escaping (Value?) throws -> Bool
    ) -> Matcher {
        nilable(phrase(), matches, explain: { _ in [] })
    }

    /// Makes a matcher that judges outcomes, errors included.
    ///
    /// ```swift
    /// Matcher<Int>.judging("do anything but throw") { outcome in
    ///     if case .error = outcome { .doesNotMatch } else { .matches }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - phrase: What is expected, in words that follow «expected to»; evaluated on failure only.
    ///   - judge: Judges one outcome.
    public static func judging(
        _ phrase: @autoclosure @escaping () -> String,
        _ judge: @escaping (Outcome<Value>) -> MatchVerdict
    ) -> Matcher {
        Matcher(phrase(), judge: { MatchResult(judge($0)) })
    }
}

extension Matcher {
    /// Judges values and `nil`, and has something to say of those that are not as described.
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

    /// Judges values, and has something to say of those that are not as described.
    init(
        _ phrase: @autoclosure @escaping () -> String,
        _ matches: @escaping (Value) throws -> Bool,
        explain: @escaping (Value) -> [Detail]
    ) {
        self.init(
            phrase(),
            judge: { outcome in
                guard case .value(let value?) = outcome else { return .fails }
                return MatchResult(judging: value, by: matches, explain)
            }
        )
    }

    /// Judges values by what other matchers find in them.
    init(_ phrase: @autoclosure @escaping () -> String, judgeValue: @escaping (Value) -> MatchResult) {
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
            self = MatchResult(.fails) { ["the matcher threw \(describe(error))"] + explain(value) }
        }
    }
}
