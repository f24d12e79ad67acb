import Expect

/// Matches `ToSucceedResult.succeeded`; for closures that give a result without its type: `expect { .succeeded }`.
public func succeed() -> Matcher<ToSucceedResult> {
    let matcher: Matcher<ToSucceedResult> = Expect.succeed()
    return matcher.requireNonNil
}
