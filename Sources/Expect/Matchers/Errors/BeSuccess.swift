/// Matches a `Result` that is a success, and passes the value to a closure with more expectations, if there is one. `nil` fails
/// both ways.
///
/// ```swift
/// expect(result).to(beSuccess())
/// expect(result).to(beSuccess { value in
///     expect(value) == 3
/// })
/// ```
///
/// Fails with «expected to be a success, got failure(noConnection)».
public func beSuccess<Success, Failure>(
    test: ((Success) -> Void)? = nil
) -> Matcher<Result<Success, Failure>> {
    Matcher("be a success") { result in
        guard case .success(let value) = result else { return false }
        test?(value)
        return true
    }
}

/// Matches a `Result` that is a success with an equal value.
///
/// ```swift
/// expect(result).to(beSuccess(3))
/// ```
public func beSuccess<Success: Equatable, Failure>(_ value: Success) -> Matcher<Result<Success, Failure>> {
    beSuccess(equal(value))
}

/// Matches a `Result` that is a success with a value that matches.
///
/// ```swift
/// expect(result).to(beSuccess(beGreaterThan(3)))
/// ```
///
/// Fails with «expected to be a success whose value is greater than 3, got success(3)».
public func beSuccess<Success, Failure>(_ matcher: Matcher<Success>) -> Matcher<Result<Success, Failure>> {
    Matcher(
        "be a success whose value \(matcher.statement)",
        judgeValue: { result in
            guard case .success(let part) = result else { return .doesNotMatch }
            return matcher.judge(.value(part))
        }
    )
}
