/// Matches an expression that does not throw. A polling form also requires that no expectation
/// inside the expression fails.
///
/// ```swift
/// expect {
///     expect(list.count) == 3
///     expect(list.first) == "a"
/// }.toEventually(succeed())
/// ```
///
/// If the closure returns a ``ToSucceedResult``, it matches `.succeeded`.
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

/// The result of a closure that ``succeed()`` matches.
public enum ToSucceedResult {
    /// The closure succeeded.
    case succeeded
    /// The closure failed; the message contains the reason.
    case failed(reason: String)

    var reason: String? {
        if case .failed(let reason) = self { reason } else { nil }
    }
}
