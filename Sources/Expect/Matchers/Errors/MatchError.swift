/// Matches an error that equals another. Errors that are not `Equatable` are equal if all their parts are equal. `nil`
/// fails both ways, and so does an error with a part that cannot be compared, such as a closure.
///
/// As in `expect(presenter.lastError).to(matchError(NetworkError.noConnection))`. Fails with
/// «expected to match the error noConnection, got timedOut».
public func matchError<Value, Failure: Error>(_ expected: Failure) -> Matcher<Value> {
    Matcher(
        "match the error \(describe(expected))",
        judgeValue: { value in
            MatchResult(MatchVerdict(Comparison(expected: expected, actual: value).areEqual)) {
                errorDifferences(expected: expected, actual: value)
            }
        }
    )
}

/// Matches an error of a type.
///
/// As in `expect(presenter.lastError).to(matchError(NetworkError.self))`. Fails with
/// «expected to match a NetworkError, got CancellationError()».
public func matchError<Value, Failure: Error>(_ type: Failure.Type) -> Matcher<Value> {
    Matcher("match a \(type)", got: { ($0 as? any Error).map { describe(error: $0) } ?? describe($0) }) {
        $0 is Failure
    }
}

/// The lines below a failure that show how two errors differ, or why that is unknown.
func errorDifferences(expected: any Error, actual: Any) -> [Detail] {
    let comparison = Comparison(expected: expected, actual: actual)
    let lines = differences(expected: expected, actual: actual, as: comparison)
    guard comparison.areEqual == nil else { return lines }
    let advice: Detail = """
        whether the errors are equal is unknown; let \(type(of: expected)) be Equatable, or match the error by its case, \
        its type or a matcher
        """
    return lines + [advice]
}
