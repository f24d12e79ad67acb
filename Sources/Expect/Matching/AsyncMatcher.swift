/// A matcher that has to await something to judge a value.
///
/// ```swift
/// func beKnown(to directory: Directory) -> AsyncMatcher<String> {
///     AsyncMatcher("be known to the directory") { await directory.contains($0) }
/// }
///
/// await expecta("Ann").to(beKnown(to: directory))
/// ```
///
/// It awaits, and what it then gives is a plain ``Matcher``: how that is negated, composed, worded and waited for is
/// written only once.
public struct AsyncMatcher<Value>: Matching {
    private let settle: nonisolated(nonsending) (Outcome<Value>) async -> Matcher<Value>

    init(settle: nonisolated(nonsending) @escaping (Outcome<Value>) async -> Matcher<Value>) {
        self.settle = settle
    }

    /// Makes a matcher that judges values; `nil` and an expression that throws fail it both ways, and so does `matches`
    /// if it throws.
    ///
    /// - Parameters:
    ///   - phrase: What is expected, in words that follow «expected to».
    ///   - matches: Whether the value is as described.
    public init(
        _ phrase: @autoclosure @escaping () -> String,
        _ matches: nonisolated(nonsending) @escaping (Value) async throws -> Bool
    ) {
        settle = { outcome in
            guard case .value(let value?) = outcome else { return .judging(phrase()) { _ in .fails } }
            let found = await Outcome<Bool>(of: { try await matches(value) })
            return Matcher(phrase()) { _ in
                switch found {
                case .value(let found): found == true
                case .error(let error): throw error
                }
            }
        }
    }

    /// The plain matcher that judges `outcome`, once all that had to be awaited has come.
    public nonisolated(nonsending) func settled(for outcome: Outcome<Value>) async -> Matcher<Value> {
        await settle(outcome)
    }

    /// A matcher made of others, each of which is awaited.
    static func composed(
        of matchers: [any Matching<Value>],
        _ combine: @escaping ([Matcher<Value>]) -> Matcher<Value>
    ) -> AsyncMatcher {
        AsyncMatcher(settle: { outcome in
            var settled: [Matcher<Value>] = []
            for matcher in matchers { settled.append(await matcher.settled(for: outcome)) }
            return combine(settled)
        })
    }
}
