extension Matcher {
    /// A matcher with an observer. If it has to judge a value whose expression it did not observe, as in `allPass` or
    /// in a combination with an ``AsyncMatcher``, it fails both ways.
    init(_ phrase: @autoclosure @escaping () -> String, observe: @escaping () -> ExpressionObserver<Value>) {
        let advice: Detail = """
            this matcher has to observe the expression: use it alone, or combine it with plain matchers by &&, || and !
            """
        self.init(phrase(), judge: { _ in MatchResult(.fails) { [advice] } }, observe: observe)
    }

    /// A matcher that is composed of others, with an observer if one of them has one.
    static func composed(
        of matchers: [Matcher],
        _ combine: @escaping ([Matcher]) -> Matcher
    ) -> Matcher {
        let plain = combine(matchers)
        guard matchers.contains(where: { $0.observe != nil }) else { return plain }
        return Matcher(
            plain.phrase(),
            judge: plain.judge,
            observe: { ExpressionObserver(matchers, combine: combine) },
            ownStatement: plain.ownStatement
        )
    }
}
