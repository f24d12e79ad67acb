// `expect { … }` calls its closure; in `expect(value)` a closure is the value. So that no expectation of what a closure does
// passes without a call, a closure in parentheses fails both ways. Whether an optional closure is `nil` can be asked there if
// it returns nothing, and in braces: `expect { view.makeTitle }.notTo(beNil())`.

extension Matcher {
    /// This matcher; or one that fails both ways for a closure that nobody calls.
    func refusingUncalledClosure(_ state: AssertionState) -> Matcher {
        guard state.isInParentheses, !body.judgesClosures, CallableType.contains(Value.self) else { return self }
        return Matcher(writing: phrase()) { outcome in
            guard case .value(_?) = outcome else { return judge(outcome) }
            let wording = UncalledClosure(phrase: phrase(), isAsync: CallableType.isAsync(Value.self))
            return MatchResult(.fails, wording: wording)
        }
    }
}

extension AsyncMatcher {
    /// This matcher; or one that fails both ways for a closure that nobody calls.
    func refusingUncalledClosure(_ state: AssertionState) -> AsyncMatcher {
        guard state.isInParentheses, CallableType.contains(Value.self) else { return self }
        return AsyncMatcher(settling: { await settle($0).refusingUncalledClosure(state) })
    }
}

private struct UncalledClosure: FailureWording {
    let phrase: String
    let isAsync: Bool

    var lines: [String] { [] }

    func sentence(_ style: String, _ clause: String) -> String {
        let remedy = isAsync ? "`await expect { … }`" : "`{ … }` or `(evaluating: …)`"
        return "expected \(style) \(phrase), got a closure, which is not called in parentheses: write \(remedy)"
    }
}
