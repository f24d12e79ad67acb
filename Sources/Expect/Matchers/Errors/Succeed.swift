/// Matches an expression that does not throw and, when polled, contains no failing expectations.
///
/// ```swift
/// expect {
///     expect(list.count) == 3
///     expect(list.first) == "a"
/// }.toEventually(succeed())
/// ```
///
/// If the closure returns a ``ToSucceedResult``, the result must be `.succeeded`.
///
/// Fails with `expected to succeed, threw NetworkError.noConnection`.
public func succeed<Value>() -> Matcher<Value> {
    .judging("succeed") { outcome in
        switch outcome {
        case .value(let value): if case .failed? = value as? ToSucceedResult { .doesNotMatch } else { .matches }
        case .error: .doesNotMatch
        }
    }
}

/// The result of a closure that is checked with ``succeed()``.
public enum ToSucceedResult {
    /// The closure succeeded.
    case succeeded
    /// The closure failed. The failure message contains the reason.
    case failed(reason: String)
}
