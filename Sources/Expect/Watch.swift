/// What a matcher does that has to be there while the expression is evaluated: count what changes, catch what is
/// printed, keep a trap away from the process.
///
/// It is asked before the evaluation and gives a plain matcher after it, so that sync and async expressions, `&&`, `||`
/// and `!` need to know nothing of it.
enum Watch<Value> {
    /// The expression is to be evaluated, and its outcome handed over.
    case evaluate(then: (Outcome<Value>) -> Matcher<Value>)
    /// The expression has been taken care of.
    case settled(Outcome<Value>, Matcher<Value>)

    /// Begins watching for one matcher.
    init(_ matcher: Matcher<Value>) {
        self = matcher.watch?() ?? .evaluate(then: { _ in matcher })
    }

    /// Watches for several matchers at once; the first to take care of the expression itself does it for all.
    init(_ matchers: [Matcher<Value>], combine: @escaping ([Matcher<Value>]) -> Matcher<Value>) {
        let watches = matchers.map(Watch.init)
        let settle = { (outcome: Outcome<Value>) in combine(watches.map { $0.matcher(for: outcome) }) }
        for case .settled(let outcome, _) in watches {
            self = .settled(outcome, settle(outcome))
            return
        }
        self = .evaluate(then: settle)
    }

    private func matcher(for outcome: Outcome<Value>) -> Matcher<Value> {
        switch self {
        case .evaluate(let then): then(outcome)
        case .settled(_, let matcher): matcher
        }
    }
}

extension Matcher {
    /// A matcher made of others, also of such as watch the evaluation.
    static func composed(
        of matchers: [Matcher],
        _ combine: @escaping ([Matcher]) -> Matcher
    ) -> Matcher {
        let plain = combine(matchers)
        guard matchers.contains(where: { $0.watch != nil }) else { return plain }
        return Matcher(
            plain.phrase(),
            judge: plain.judge,
            explain: plain.explain,
            watch: { Watch(matchers, combine: combine) }
        )
    }
}
