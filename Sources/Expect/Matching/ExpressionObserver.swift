/// What a matcher does that has to be there while the expression is evaluated: count what changes, catch what is
/// printed, keep a trap away from the process.
///
/// It begins before the first evaluation and ends when the expectation or the wait is over, so that a wait sees all
/// that happened since it began. It gives a plain matcher after each evaluation: sync and async expressions, `&&`, `||`
/// and `!` need to know nothing of it.
struct Watch<Value> {
    /// What becomes of the expression the next time that it is to be evaluated.
    enum Evaluation {
        /// The expression is to be evaluated, and its outcome handed over.
        case evaluate(then: (Outcome<Value>) -> Matcher<Value>)
        /// The expression has been taken care of.
        case settled(Outcome<Value>, Matcher<Value>)
        /// This is a copy of the process, made to evaluate the expression: no other matcher has anything to do here.
        case evaluateInCopy(CopyFailureOwner, then: (Outcome<Value>) -> Never)
    }

    /// Called before each evaluation.
    let nextEvaluation: () -> Evaluation
    /// Called once, when there is nothing more to be seen.
    let end: () -> Void

    init(nextEvaluation: @escaping () -> Evaluation, end: @escaping () -> Void = {}) {
        self.nextEvaluation = nextEvaluation
        self.end = end
    }

    /// Begins a watch that lets the expression be evaluated, and tells after each evaluation what was seen until then.
    init(end: @escaping () -> Void = {}, then: @escaping (Outcome<Value>) -> Matcher<Value>) {
        self.init(nextEvaluation: { .evaluate(then: then) }, end: end)
    }

    /// Begins watching for one matcher.
    init(_ matcher: Matcher<Value>) {
        self = matcher.watch?() ?? Watch(then: { _ in matcher })
    }

    /// Watches for several matchers at once; the first to take care of the expression itself does it for all.
    init(_ matchers: [Matcher<Value>], combine: @escaping ([Matcher<Value>]) -> Matcher<Value>) {
        let watches = matchers.map(Watch.init)
        self.init(
            nextEvaluation: { Evaluation(of: watches, combine: combine) },
            end: { watches.reversed().forEach { $0.end() } }
        )
    }
}

extension Watch.Evaluation {
    fileprivate init(of watches: [Watch], combine: @escaping ([Matcher<Value>]) -> Matcher<Value>) {
        var settledOutcome: Outcome<Value>?
        var matchers: [(Outcome<Value>) -> Matcher<Value>] = []
        for watch in watches {
            switch watch.nextEvaluation() {
            case .evaluate(let then):
                matchers.append(then)
            case .settled(let outcome, let matcher):
                settledOutcome = settledOutcome ?? outcome
                matchers.append { _ in matcher }
            case .evaluateInCopy(let owner, let then):
                self = .evaluateInCopy(owner, then: then)
                return
            }
        }
        let settle = { (outcome: Outcome<Value>) in combine(matchers.map { $0(outcome) }) }
        self = settledOutcome.map { .settled($0, settle($0)) } ?? .evaluate(then: settle)
    }
}

extension Matcher {
    /// A matcher that watches. One that is asked about a value without having watched its expression, as inside `allPass`
    /// or together with a matcher that has to be awaited, fails both ways.
    init(_ phrase: @autoclosure @escaping () -> String, watch: @escaping () -> Watch<Value>) {
        let advice: Detail = "it has to watch the expression: use it by itself, or with &&, || and ! among its like"
        self.init(phrase(), judge: { _ in MatchResult(.fails) { [advice] } }, watch: watch)
    }

    /// A matcher made of others, also of such as watch the evaluation.
    static func composed(
        of matchers: [Matcher],
        _ combine: @escaping ([Matcher]) -> Matcher
    ) -> Matcher {
        let plain = combine(matchers)
        guard matchers.contains(where: { $0.watch != nil }) else { return plain }
        return Matcher(plain.phrase(), judge: plain.judge, watch: { Watch(matchers, combine: combine) })
    }
}
