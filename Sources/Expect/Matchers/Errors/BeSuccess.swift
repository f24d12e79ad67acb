/// Matches a successful `Result`. Passes its value to `test`. Both `to` and `notTo` fail for `nil`.
///
/// ```swift
/// expect(result).to(beSuccess { value in
///     expect(value) == 3
/// })
/// ```
///
/// Fails with `expected to be a success, got failure(noConnection)`.
public func beSuccess<Success, Failure>(
    test: ((Success) -> Void)? = nil
) -> Matcher<Result<Success, Failure>> {
    Matcher("be a success") { result in
        guard case .success(let value) = result else { return false }
        test?(value)
        return true
    }
}

/// Matches a `Result` that is a success with the given value, as in `beSuccess(3)`.
public func beSuccess<Success: Equatable, Failure>(_ value: Success) -> Matcher<Result<Success, Failure>> {
    beSuccess(equal(value))
}

/// Matches a `Result` that is a success with a value that satisfies `matcher`.
///
/// Example: `expect(result).to(beSuccess(beGreaterThan(3)))`. Fails with `expected to be a success
/// whose value is greater than 3, got success(3)`.
public func beSuccess<Success, Failure>(_ matcher: Matcher<Success>) -> Matcher<Result<Success, Failure>> {
    Matcher(
        "be a success whose value \(matcher.statement)",
        judgeValue: { result in
            guard case .success(let part) = result else { return .doesNotMatch }
            return matcher.judge(.value(part))
        }
    )
}

/// Matches a failed `Result`, and passes its error to `test`. Both `to` and `notTo` fail for `nil`.
///
/// ```swift
/// expect(result).to(beFailure { error in
///     expect(error.code) == 3
/// })
/// ```
///
/// Fails with `expected to be a failure, got success(3)`.
public func beFailure<Success, Failure>(
    test: ((Failure) -> Void)? = nil
) -> Matcher<Result<Success, Failure>> {
    Matcher("be a failure") { result in
        guard case .failure(let error) = result else { return false }
        test?(error)
        return true
    }
}

/// Matches a `Result` that is a failure with the given error. Example:
/// `expect(result).to(beFailure(NetworkError.noConnection))`.
public func beFailure<Success, Failure: Equatable>(_ error: Failure) -> Matcher<Result<Success, Failure>> {
    beFailure(equal(error))
}

/// Matches a `Result` that is a failure with an error that satisfies `matcher`.
///
/// Example: `expect(result).to(beFailure(matchError(NetworkError.self)))`. Fails with `expected to
/// be a failure whose error matches a NetworkError, got success(3)`.
public func beFailure<Success, Failure>(_ matcher: Matcher<Failure>) -> Matcher<Result<Success, Failure>> {
    Matcher(
        "be a failure whose error \(matcher.statement)",
        judgeValue: { result in
            guard case .failure(let part) = result else { return .doesNotMatch }
            return matcher.judge(.value(part))
        }
    )
}
