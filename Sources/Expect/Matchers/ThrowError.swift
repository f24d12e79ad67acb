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

/// Matches an expression that throws an error equal to `expected`; errors that are not `Equatable` are equal if all their
/// parts are.
///
/// ```swift
/// expect { try parse("{") }.to(throwError(ParseError.unexpectedEnd))
/// ```
///
/// Fails with «expected to throw unexpectedEnd, threw empty».
public func throwError<Value, Failure: Error>(_ expected: Failure) -> Matcher<Value> {
    throwError("throw \(describe(expected))") { areSame($0, expected) }
}

/// Matches an expression that throws an error of the same case as `example`, whatever its associated values.
///
/// ```swift
/// expect { try parse("{") }.to(throwError(caseOf: ParseError.unexpectedToken(at: 0)))
/// ```
///
/// Fails with «expected to throw the case unexpectedToken, threw empty».
public func throwError<Value, Failure: Error>(caseOf example: Failure) -> Matcher<Value> {
    throwError("throw the case \(caseName(of: example))") {
        $0 is Failure && caseName(of: $0) == caseName(of: example)
    }
}

/// Matches an expression that throws an error that matches.
///
/// ```swift
/// expect { try parse("{") }.to(throwError(have(\ParseError.line, 3)))
/// ```
///
/// Fails with «expected to throw an error to have .line equal 3, threw ParseError(line: 4)».
public func throwError<Value, Failure: Error>(_ matcher: Matcher<Failure>) -> Matcher<Value> {
    throwError("throw an error to \(matcher.phrase())") { ($0 as? Failure).map { matcher.matches($0) } ?? false }
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

/// Matches an expression that throws an error of a type, and hands the error to a closure that may expect more of it.
///
/// ```swift
/// expect { try parse("{") }.to(throwError(errorType: ParseError.self) { error in
///     expect(error.line) == 3
/// })
/// ```
public func throwError<Value, Failure: Error>(
    errorType: Failure.Type,
    _ inspect: @escaping (Failure) -> Void
) -> Matcher<Value> {
    throwError("throw a \(errorType)") { error in
        (error as? Failure).map(inspect) != nil
    }
}

private func caseName(of error: any Error) -> String {
    Mirror(reflecting: error).children.first?.label ?? "\(error)"
}

private func throwError<Value>(
    _ phrase: @autoclosure @escaping () -> String,
    where matches: @escaping (any Error) -> Bool
) -> Matcher<Value> {
    Matcher(
        phrase(),
        judge: { outcome in
            guard case .error(let error) = outcome else { return .doesNotMatch }
            return .init(matches(error))
        }
    )
}
