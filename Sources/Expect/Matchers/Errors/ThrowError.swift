/// Matches an expression that throws an error, and passes the error to `inspect`.
///
/// ```swift
/// expect { try parse("{") }.to(throwError { error in
///     expect(error.localizedDescription) == "unexpected end"
/// })
/// ```
///
/// Fails with `expected to throw an error, got nil`, where `nil` is the value of the expression.
public func throwError<Value>(_ inspect: ((any Error) -> Void)? = nil) -> Matcher<Value> {
    throwError("throw an error") { error in
        inspect?(error)
        return .matches
    }
}

/// Matches an expression that throws an error equal to `expected`, and passes the error to
/// `inspect`. Errors that are not `Equatable` are equal if all of their parts are equal. Both `to`
/// and `notTo` fail if no difference is found but a part, such as a closure, cannot be compared.
///
/// Example: `throwError(ParseError.empty)`. Fails with `expected to throw ParseError.empty, threw
/// ParseError.noInput`.
public func throwError<Value, Failure: Error>(
    _ expected: Failure,
    _ inspect: ((any Error) -> Void)? = nil
) -> Matcher<Value> {
    throwError("throw \(describe(error: expected))") { error in
        let result = MatchResult(comparing: error, with: expected)
        if result.isMatch { inspect?(error) }
        return result
    }
}

/// Matches an expression that throws an error with the same enum case as `example`, regardless of
/// the associated values. If `example` is not an enum, errors of its type fail both `to` and
/// `notTo`.
///
/// Example: `expect { try parse("{") }.to(throwError(caseOf: ParseError.unexpectedToken(at: 0)))`.
/// Fails with `expected to throw the case unexpectedToken, threw ParseError.empty`.
public func throwError<Value, Failure: Error>(caseOf example: Failure) -> Matcher<Value> {
    throwError("throw the case \(EnumCase(of: example)?.name ?? "of \(describe(example))")") { error in
        judgeCase(expected: example, actual: error)
    }
}

/// Matches an expression if it throws an error that satisfies `matcher`.
///
/// Example: `expect { try parse("{") }.to(throwError(have(\ParseError.line, 3)))`. Fails with
/// `expected to throw an error to have .line equal 3, threw ParseError(line: 4)`.
public func throwError<Value, Failure: Error>(_ matcher: Matcher<Failure>) -> Matcher<Value> {
    throwError("throw an error to \(matcher.phrase())") { error in
        (error as? Failure).map { matcher.judge(.value($0)).withDetailsIfUnknown } ?? .doesNotMatch
    }
}

/// Matches an expression that throws an error of the type that `inspect` accepts. Passes the error
/// to `inspect`.
@_disfavoredOverload
public func throwError<Value, Failure: Error>(_ inspect: @escaping (Failure) -> Void) -> Matcher<Value> {
    throwError(errorType: Failure.self, inspect)
}

/// Matches an expression that throws an error of the given type. Passes the error to `inspect`.
///
/// Example: `expect { try parse("{") }.to(throwError(errorType: ParseError.self))`. Fails with
/// `expected to throw a ParseError, threw CancellationError()`.
public func throwError<Value, Failure: Error>(
    errorType: Failure.Type,
    _ inspect: ((Failure) -> Void)? = nil
) -> Matcher<Value> {
    throwError("throw a \(errorType)") { error in
        if let error = error as? Failure { inspect?(error) }
        return MatchResult(error is Failure)
    }
}

/// The details omit the actual case if the error's description already begins with it.
private func judgeCase(expected: Any, actual: Any) -> MatchResult {
    guard type(of: expected) == type(of: actual) else {
        return MatchResult(.doesNotMatch) { ["its type is \(type(of: actual))"] }
    }
    guard let one = EnumCase(of: expected), let other = EnumCase(of: actual) else {
        let advice = "match the error by its type, its value or a matcher"
        return MatchResult(.fails) { ["\(type(of: expected)) has no enum case that can be read; \(advice)"] }
    }
    return MatchResult(MatchVerdict(one == other)) {
        if one.name == other.name { return ["its case is \(other.fullName), not \(one.fullName)"] }
        return describe(actual).hasPrefix(other.name) ? [] : ["its case is \(other.name)"]
    }
}

private func throwError<Value>(
    _ phrase: @autoclosure @escaping () -> String,
    judge: @escaping (any Error) -> MatchResult
) -> Matcher<Value> {
    Matcher(
        phrase(),
        judge: { outcome in
            guard case .error(let error) = outcome else { return .doesNotMatch }
            return judge(error)
        }
    )
}
