import Expect

/// Matches `ToSucceedResult.succeeded`; for closures that give a result without its type: `expect { .succeeded }`.
@_disfavoredOverload
public func succeed() -> Matcher<ToSucceedResult> {
    let matcher: Matcher<ToSucceedResult> = Expect.succeed()
    return matcher.requireNonNil
}
