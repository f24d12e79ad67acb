/// Matches a value whose type is `type` or one derived from it, or that conforms to it.
///
/// ```swift
/// expect(view).to(beAKindOf(UIControl.self))
/// ```
///
/// Fails with «expected to be a kind of String, got 1». `nil` is of no type: it fails both ways.
public func beAKindOf<Value, Kind>(_ type: Kind.Type) -> Matcher<Value> {
    Matcher("be a kind of \(type)") {
        $0 is Kind
    } explain: {
        ["its type is \(Swift.type(of: $0 as Any))"]
    }
}
