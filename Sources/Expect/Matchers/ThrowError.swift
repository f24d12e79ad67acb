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
/// parts are. An error with a part that cannot be compared, such as a closure, fails both ways.
///
/// ```swift
/// expect { try parse("{") }.to(throwError(ParseError.unexpectedEnd))
/// ```
///
/// Fails with «expected to throw unexpectedEnd, threw empty».
public func throwError<Value, Failure: Error>(_ expected: Failure) -> Matcher<Value> {
    throwError("throw \(describe(expected))") {
        Comparison(expected: expected, actual: $0).verdict
    } explain: {
        errorDifferences(expected: expected, actual: $0)
    }
}

/// Matches an expression that throws an error of the same case as `example`, whatever its associated values. An error that
/// has no cases because its type is not an enum fails both ways.
///
/// ```swift
/// expect { try parse("{") }.to(throwError(caseOf: ParseError.unexpectedToken(at: 0)))
/// ```
///
/// Fails with «expected to throw the case unexpectedToken, threw empty».
public func throwError<Value, Failure: Error>(caseOf example: Failure) -> Matcher<Value> {
    throwError("throw the case \(EnumCase(of: example)?.name ?? "of \(describe(example))")") {
        caseVerdict(expected: example, actual: $0)
    } explain: {
        caseDifferences(expected: example, actual: $0)
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

private func caseVerdict(expected: Any, actual: Any) -> MatchVerdict {
    guard type(of: expected) == type(of: actual) else { return .doesNotMatch }
    guard let one = EnumCase(of: expected), let other = EnumCase(of: actual) else { return .fails }
    return MatchVerdict(one == other)
}

/// The lines below a failure that say how two cases differ; none where the error as it is described begins with its case.
private func caseDifferences(expected: Any, actual: Any) -> [Detail] {
    guard type(of: expected) == type(of: actual) else { return ["its type is \(type(of: actual))"] }
    guard let one = EnumCase(of: expected), let other = EnumCase(of: actual) else {
        let advice = "match the error by its type, its value or a matcher"
        return ["\(type(of: expected)) is not an enum whose cases can be told; \(advice)"]
    }
    if one.name == other.name { return ["its case is \(other.fullName), not \(one.fullName)"] }
    return describe(actual).hasPrefix(other.name) ? [] : ["its case is \(other.name)"]
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

private func throwError<Value>(
    _ phrase: @autoclosure @escaping () -> String,
    judge: @escaping (any Error) -> MatchVerdict,
    explain: @escaping (any Error) -> [Detail]
) -> Matcher<Value> {
    Matcher(
        phrase(),
        judge: { outcome in
            guard case .error(let error) = outcome else { return .doesNotMatch }
            return MatchResult(judge(error)) { explain(error) }
        }
    )
}
