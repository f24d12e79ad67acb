/// Matches an expression that throws, whatever the error.
///
/// ```swift
/// expect { try parse("{") }.to(throwError())
/// ```
///
/// Fails with «expected to throw an error, got nil», the value being what came instead.
public func throwError<Value>() -> Matcher<Value> {
    throwError("throw an error") { _ in true }
}

/// Matches an expression that throws an error equal to `expected`.
///
/// ```swift
/// expect { try parse("{") }.to(throwError(ParseError.unexpectedEnd))
/// ```
///
/// Fails with «expected to throw unexpectedEnd, threw empty».
public func throwError<Value, Failure: Error & Equatable>(_ expected: Failure) -> Matcher<Value> {
    throwError("throw \(describe(expected))") { $0 as? Failure == expected }
}

/// Matches an expression that throws an error of a type.
///
/// ```swift
/// expect { try parse("{") }.to(throwError(errorType: ParseError.self))
/// ```
///
/// Fails with «expected to throw a ParseError, threw CancellationError()».
public func throwError<Value, Failure: Error>(errorType: Failure.Type) -> Matcher<Value> {
    throwError("throw a \(errorType)") { $0 is Failure }
}

/// Matches an expression that throws, and hands the error to a closure that may expect more of it.
///
/// ```swift
/// expect { try parse("{") }.to(throwError { error in
///     expect(error.localizedDescription) == "unexpected end"
/// })
/// ```
public func throwError<Value>(_ inspect: @escaping (any Error) -> Void) -> Matcher<Value> {
    throwError("throw an error") { error in
        inspect(error)
        return true
    }
}

private func throwError<Value>(
    _ phrase: @autoclosure @escaping () -> String,
    where matches: @escaping (any Error) -> Bool
) -> Matcher<Value> {
    Matcher(phrase(), outcome: { outcome in
        guard case .error(let error) = outcome else { return .doesNotMatch }
        return .init(matches(error))
    })
}
