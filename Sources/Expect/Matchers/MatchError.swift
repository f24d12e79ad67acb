/// Matches an error that equals another; errors that are not `Equatable` are equal if all their parts are. `nil` fails
/// both ways.
///
/// ```swift
/// expect(presenter.lastError).to(matchError(NetworkError.noConnection))
/// ```
///
/// Fails with «expected to match the error noConnection, got timedOut».
public func matchError<Value, Failure: Error>(_ expected: Failure) -> Matcher<Value> {
    Matcher("match the error \(describe(expected))") {
        areSame($0, expected)
    }
}

/// Matches an error of a type.
///
/// ```swift
/// expect(presenter.lastError).to(matchError(NetworkError.self))
/// ```
///
/// Fails with «expected to match a NetworkError, got CancellationError()».
public func matchError<Value, Failure: Error>(_ type: Failure.Type) -> Matcher<Value> {
    Matcher("match a \(type)") { $0 is Failure }
}

/// Whether two errors are equal, or alike in all their parts.
func areSame(_ error: Any, _ expected: any Error) -> Bool {
    if case nil = Difference.between(expected: expected, actual: error) { true } else { false }
}
