/// Matches an expression that does not throw, and, where it is waited for, one in which no expectation fails.
///
/// ```swift
/// expect { try database.open() }.to(succeed())
/// expect {
///     expect(list.count) == 3
///     expect(list.first) == "a"
/// }.toEventually(succeed())
/// ```
///
/// Of a closure that gives a ``ToSucceedResult`` it matches `.succeeded`.
///
/// Fails with «expected to succeed, threw noConnection».
public func succeed<Value>() -> Matcher<Value> {
    Matcher(
        "succeed",
        judge: { outcome in
            switch outcome {
            case .value(let value): MatchResult((value as? ToSucceedResult)?.reason == nil)
            case .error: .doesNotMatch
            }
        }
    )
}

/// What a closure that validates something by itself gives to ``succeed()``.
public enum ToSucceedResult {
    /// All is well.
    case succeeded
    /// Something is wrong; the reason goes into the failure.
    case failed(reason: String)

    fileprivate var reason: String? {
        if case .failed(let reason) = self { reason } else { nil }
    }
}
