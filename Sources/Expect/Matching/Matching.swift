/// A matcher, or one that has to be awaited: what the forms that may await accept.
public protocol Matching<Value> {
    /// What is matched.
    associatedtype Value

    /// The matcher that judges `outcome`, once all that had to be awaited has come.
    nonisolated(nonsending) func settled(for outcome: Outcome<Value>) async -> Matcher<Value>
}

extension Matching {
    var watch: (() -> Watch<Value>)? { (self as? Matcher<Value>)?.watch }
}

extension Matcher: Matching {
    /// The matcher itself: it has nothing to await.
    public nonisolated(nonsending) func settled(for outcome: Outcome<Value>) async -> Matcher<Value> { self }
}
