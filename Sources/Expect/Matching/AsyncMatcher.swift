/// A ``Matcher`` or an ``AsyncMatcher``. The forms of an expectation that are awaited accept both.
public protocol Matching<Value> {
    /// The type of the values that are matched.
    associatedtype Value

    /// The matcher in the form that is awaited.
    var asyncMatcher: AsyncMatcher<Value> { get }
}

extension Matcher: Matching {
    /// The same matcher, with nothing to await.
    public var asyncMatcher: AsyncMatcher<Value> {
        AsyncMatcher(body: body, settling: { _ in self })
    }
}

extension AsyncMatcher: Matching {
    /// The matcher itself.
    public var asyncMatcher: AsyncMatcher<Value> { self }
}

/// A matcher that awaits something to judge a value.
///
/// ```swift
/// func beKnown(to directory: Directory) -> AsyncMatcher<String> {
///     AsyncMatcher("be known to the directory") { await directory.contains($0) }
/// }
///
/// await expect { "Ann" }.to(beKnown(to: directory))
/// ```
///
/// For each outcome it makes a plain ``Matcher`` from what it awaited. Negation, composition,
/// messages and polling are those of the plain matcher.
public struct AsyncMatcher<Value> {
    /// Evaluates the expression.
    let body: MatcherBody<Value>
    /// Awaits what is needed to judge an outcome, and makes the matcher that judges it.
    package let settle: nonisolated(nonsending) (Outcome<Value>) async -> Matcher<Value>

    /// Makes a matcher that awaits what is needed to judge an outcome, and gives the matcher that judges it.
    package init(settling settle: nonisolated(nonsending) @escaping (Outcome<Value>) async -> Matcher<Value>) {
        self.init(body: MatcherBody(), settling: settle)
    }

    fileprivate init(
        body: MatcherBody<Value>,
        settling settle: nonisolated(nonsending) @escaping (Outcome<Value>) async -> Matcher<Value>
    ) {
        (self.body, self.settle) = (body, settle)
    }

    /// The matcher for one form, whose observer has begun if it has one.
    func begun() -> AsyncMatcher {
        let begun = body.begun()
        return begun === body ? self : Matcher(begun).asyncMatcher
    }

    /// Makes a matcher that judges values. `nil`, an expression that throws and a `matches` that throws fail both ways.
    /// The phrase follows «expected to», and what `got` returns, by default the value, follows «got».
    public init(
        _ phrase: @autoclosure @escaping () -> String,
        got: ((Value) -> String)? = nil,
        _ matches: nonisolated(nonsending) @escaping (Value) async throws -> Bool
    ) {
        self.init(settling: { outcome in
            guard case .value(let value?) = outcome else { return .judging(phrase()) { _ in .fails } }
            let found = await Outcome<Bool>(of: { try await matches(value) })
            return Matcher(phrase(), got: got) { _ in
                switch found {
                case .value(let found): found == true
                case .error(let error): throw error
                }
            }
        })
    }

    /// A matcher that is composed of others, each of which is awaited.
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
