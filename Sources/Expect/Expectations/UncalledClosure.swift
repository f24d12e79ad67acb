// `expect { … }` calls its closure. In `expect(value)`, a closure is itself the value and is not
// called. Both `to` and `notTo` then fail, because an expectation must not pass without calling its
// closure. To compare an optional closure with `nil`, return it from a trailing closure, as in
// `expect { view.makeTitle }.notTo(beNil())`. An optional closure that returns `Void` can be
// compared directly, as in `expect(view.onTap).to(beNil())`.

extension Matcher {
    func refusingUncalledClosure(_ state: AssertionState) -> Matcher {
        guard state.isInParentheses, !body.judgesClosures, CallableType.contains(Value.self) else { return self }
        let remedy = CallableType.isAsync(Value.self) ? "`await expect { … }`" : "`{ … }` or `(evaluating: …)`"
        return Matcher(
            phrase(),
            judge: { outcome in
                if case .value(_?) = outcome { .fails } else { judge(outcome) }
            },
            got: { _ in "a closure, which is not called in parentheses: write \(remedy)" }
        )
    }
}

extension AsyncMatcher {
    func refusingUncalledClosure(_ state: AssertionState) -> AsyncMatcher {
        guard state.isInParentheses, CallableType.contains(Value.self) else { return self }
        return AsyncMatcher(settling: { await settle($0).refusingUncalledClosure(state) })
    }
}

// These overloads make the compiler reject a closure passed in parentheses if the matcher expects
// the closure's result. Giving them the same parameters as the autoclosure overloads halves the
// time it takes to type-check nested closures.

/// Improves the compiler's error message for a closure passed in parentheses.
@available(*, unavailable, message: "a closure in parentheses is not called: write { … } or (evaluating: …)")
public func expect<Value>(
    _ expression: () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Expectation<Value> {
    fatalError("not for use")
}

/// Improves the compiler's error message for a closure passed in parentheses.
@available(*, unavailable, message: "a closure in parentheses is not called: write { … } or (evaluating: …)")
public func expect<Value>(
    _ expression: nonisolated(nonsending) () async throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> AsyncExpectation<Value> {
    fatalError("not for use")
}
