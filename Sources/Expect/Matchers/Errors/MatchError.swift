/// Matches an error that equals `expected`. Errors that are not `Equatable` are equal if all of
/// their parts are equal. Both `to` and `notTo` fail for `nil`. They also fail if no difference is
/// found but a part, such as a closure, cannot be compared.
///
/// Example: `expect(presenter.lastError).to(matchError(NetworkError.noConnection))`. Fails with
/// `expected to match the error noConnection, got timedOut`.
public func matchError<Value, Failure: Error>(_ expected: Failure) -> Matcher<Value> {
    Matcher(
        "match the error \(describe(expected))",
        judgeValue: { MatchResult(comparing: $0, with: expected) }
    )
}

/// Matches an error of the given type.
///
/// Example: `expect(presenter.lastError).to(matchError(NetworkError.self))`. Fails with `expected
/// to match a NetworkError, got CancellationError()`.
public func matchError<Value, Failure: Error>(_ type: Failure.Type) -> Matcher<Value> {
    Matcher("match a \(type)", got: { ($0 as? any Error).map { describe(error: $0) } ?? describe($0) }) {
        $0 is Failure
    }
}

extension MatchResult {
    init(comparing actual: Any, with expected: Any) {
        let comparison = Comparison(expected: expected, actual: actual)
        let verdict = MatchVerdict(comparison.areEqual)
        self.init(verdict) {
            let lines = differences(expected: expected, actual: actual, as: comparison)
            guard verdict == .fails, expected is any Error else { return lines }
            let advice: Detail = """
                whether the errors are equal is unknown; let \(type(of: expected)) be Equatable, or match the error by its \
                case, its type or a matcher
                """
            return lines + [advice]
        }
    }
}
