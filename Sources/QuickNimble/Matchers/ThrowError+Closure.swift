import Expect

// Overloads of `throwError` with Nimble's argument label for the closure, and Nimble's `succeed`.

/// Matches an expression that throws. Passes the error to a closure, which can check it further.
@_disfavoredOverload
public func throwError<Value>(closure: @escaping (any Error) -> Void) -> Matcher<Value> {
    throwError(closure)
}

/// Matches an expression that throws an error equal to `error`. Passes the error to a closure.
@_disfavoredOverload
public func throwError<Value, Failure: Error>(
    _ error: Failure,
    closure: @escaping (any Error) -> Void
) -> Matcher<Value> {
    throwError(error, closure)
}

/// Matches an expression that throws an error of the given type. Passes the error to a closure.
@_disfavoredOverload
public func throwError<Value, Failure: Error>(
    errorType: Failure.Type,
    closure: @escaping (Failure) -> Void
) -> Matcher<Value> {
    throwError(errorType: errorType, closure)
}

/// Matches `ToSucceedResult.succeeded`. This function also lets the compiler infer the closure's
/// type in `expect { .succeeded }`.
public func succeed() -> Matcher<ToSucceedResult> {
    let matcher: Matcher<ToSucceedResult> = Expect.succeed()
    return matcher.requireNonNil
}
