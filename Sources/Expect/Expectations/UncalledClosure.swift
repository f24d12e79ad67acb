// `expect { … }` calls its closure; in `expect(value)` a closure is the value. So that no expectation of what a closure does
// passes without a call, a closure in parentheses fails both ways. Whether it is `nil` can be asked if it returns nothing:
// then it is no way to get a value.

extension Matcher {
    /// This matcher; or one that fails both ways, if the value is a closure that nobody calls.
    func judgingCalled(_ ending: ExpectationEnding) -> Matcher {
        guard ending.isInParentheses, type == nil, CallableType(Value.self) != nil else { return self }
        return Matcher(phrase(), judge: { _ in .fails }, outcomeText: "got \(CallableType.mistake)")
    }
}

extension AsyncMatcher {
    /// This matcher; or one that fails both ways, if the value is a closure that nobody calls.
    func judgingCalled(_ ending: ExpectationEnding) -> AsyncMatcher {
        guard ending.isInParentheses, CallableType(Value.self) != nil else { return self }
        return AsyncMatcher { await settle($0).judgingCalled(ending) }
    }
}
