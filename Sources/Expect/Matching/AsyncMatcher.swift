/// A ``Matcher`` or an ``AsyncMatcher``. An expectation's async methods accept both.
public protocol Matching<Value> {
    /// The type of value that the matcher checks.
    associatedtype Value

    /// The matcher as an ``AsyncMatcher``.
    var asyncMatcher: AsyncMatcher<Value> { get }
}

extension Matcher: Matching {
    /// The matcher as an ``AsyncMatcher`` that awaits nothing.
    public var asyncMatcher: AsyncMatcher<Value> {
        AsyncMatcher(body: body, settling: { _ in self })
    }
}

extension AsyncMatcher: Matching {
    /// The matcher itself.
    public var asyncMatcher: AsyncMatcher<Value> { self }
}

/// A matcher that checks a value asynchronously.
///
/// ```swift
/// func beKnown(to directory: Directory) -> AsyncMatcher<String> {
///     AsyncMatcher("be known to the directory") { await directory.contains($0) }
/// }
///
/// await expect { "Ann" }.to(beKnown(to: directory))
/// ```
///
/// For each outcome, the matcher awaits a result and turns that result into a plain ``Matcher``. So
/// negation, composition, failure messages and polling work as they do for plain matchers.
public struct AsyncMatcher<Value> {
    /// Only evaluates the expression. The matcher that `settle` returns checks the outcome.
    let body: MatcherBody<Value>
    package let settle: nonisolated(nonsending) (Outcome<Value>) async -> Matcher<Value>

    package init(settling settle: nonisolated(nonsending) @escaping (Outcome<Value>) async -> Matcher<Value>) {
        self.init(body: MatcherBody(), settling: settle)
    }

    fileprivate init(
        body: MatcherBody<Value>,
        settling settle: nonisolated(nonsending) @escaping (Outcome<Value>) async -> Matcher<Value>
    ) {
        (self.body, self.settle) = (body, settle)
    }

    func begun() -> AsyncMatcher {
        let begun = body.begun()
        return begun === body ? self : Matcher(begun).asyncMatcher
    }

    /// Creates a matcher that checks values. Both `to` and `notTo` fail for `nil` and for an error
    /// that the expression or `matches` throws. In the failure message, the phrase follows
    /// “expected to”. The result of `got`, which is the value by default, follows “got”.
    public init(
        _ phrase: @autoclosure @escaping () -> String,
        got: ((Value) -> String)? = nil,
        _ matches: nonisolated(nonsending) @escaping (Value) async throws -> Bool
    ) {
        self.init(settling: { outcome in
            guard case .value(let value?) = outcome else { return .judging(phrase()) { _ in .fails } }
            let found = await Outcome<Bool>(of: { try await matches(value) })
            return Matcher(phrase(), got: got) { _ in try found.get() == true }
        })
    }

    static func composed(
        of matchers: [any Matching<Value>],
        _ combine: @escaping ([Matcher<Value>]) -> Matcher<Value>
    ) -> AsyncMatcher {
        AsyncMatcher(settling: { outcome in
            var settled: [Matcher<Value>] = []
            for matcher in matchers { settled.append(await matcher.asyncMatcher.settle(outcome)) }
            return combine(settled)
        })
    }
}
