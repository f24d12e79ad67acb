import Expect

// Nimble's label for the closures that get an error.

/// Matches an expression that throws, and passes the error to a closure with more expectations.
@_disfavoredOverload
public func throwError<Value>(closure: @escaping (any Error) -> Void) -> Matcher<Value> {
    throwError(closure)
}

/// Matches an expression that throws an error equal to `error`, and passes the error on.
@_disfavoredOverload
public func throwError<Value, Failure: Error>(
    _ error: Failure,
    closure: @escaping (any Error) -> Void
) -> Matcher<Value> {
    throwError(error, closure)
}

/// Matches an expression that throws an error of a type, and passes the error to a closure.
@_disfavoredOverload
public func throwError<Value, Failure: Error>(
    errorType: Failure.Type,
    closure: @escaping (Failure) -> Void
) -> Matcher<Value> {
    throwError(errorType: errorType, closure)
}

/// Matches `ToSucceedResult.succeeded`, even of an untyped closure: `expect { .succeeded }`.
public func succeed() -> Matcher<ToSucceedResult> {
    let matcher: Matcher<ToSucceedResult> = Expect.succeed()
    return matcher.requireNonNil
}
