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
    let judge: (Outcome<Value>) -> MatchVerdict
    /// What there is to say of an outcome that was not as described, a line each; called on failure only.
    let explain: (Outcome<Value>) -> [Detail]
    /// Set by a matcher that has to be there while the expression is evaluated.
    let watch: (() -> Watch<Value>)?
    /// Stands for the outcome in the failure, if that cannot be told from its value.
    let outcomeText: String?

    init(
        _ phrase: @autoclosure @escaping () -> String,
        judge: @escaping (Outcome<Value>) -> MatchVerdict,
        explain: @escaping (Outcome<Value>) -> [Detail] = { _ in [] },
        watch: (() -> Watch<Value>)? = nil,
        outcomeText: String? = nil
    ) {
        self.phrase = phrase
        self.judge = judge
        self.explain = explain
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
        Matcher(phrase(), judge: judge)
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
                guard case .value(let value) = outcome, let found = try? matches(value) else { return .fails }
                return MatchVerdict(found)
            },
            explain: { outcome in
                guard case .value(let value) = outcome else { return [] }
                return line(ifThrown: { _ = try matches(value) }) + explain(value)
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
                guard case .value(let value?) = outcome, let found = try? matches(value) else { return .fails }
                return MatchVerdict(found)
            },
            explain: { outcome in
                guard case .value(let value?) = outcome else { return [] }
                return Self.line(ifThrown: { _ = try matches(value) }) + explain(value)
            }
        )
    }

    private static func line(ifThrown body: () throws -> Void) -> [Detail] {
        do {
            try body()
            return []
        } catch {
            return ["the matcher threw \(describe(error))"]
        }
    }
}
