import Expect

// Nimble's label for the closures that receive an error.

/// Matches an expression that throws, and passes the error to a closure with more expectations.
@_disfavoredOverload
public func throwError<Value>(closure: @escaping (any Error) -> Void) -> Matcher<Value> {
    throwError(closure)
}

/// Matches an expression that throws an error equal to `error`, and passes it to a closure.
@_disfavoredOverload
public func throwError<Value, Failure: Error>(
    _ error: Failure,
    closure: @escaping (any Error) -> Void
) -> Matcher<Value> {
    throwError(error, closure)
}

/// Matches an expression that throws an error of the given type, and passes the error to a closure.
@_disfavoredOverload
public func throwError<Value, Failure: Error>(
    errorType: Failure.Type,
    closure: @escaping (Failure) -> Void
) -> Matcher<Value> {
    throwError(errorType: errorType, closure)
}

/// Matches `ToSucceedResult.succeeded`, even from a closure whose type has to be inferred:
/// `expect { .succeeded }`.
public func succeed() -> Matcher<ToSucceedResult> {
    let matcher: Matcher<ToSucceedResult> = Expect.succeed()
    return matcher.requireNonNil
}
