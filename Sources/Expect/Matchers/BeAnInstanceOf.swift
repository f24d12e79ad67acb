/// Matches a value whose type is `type` itself, not one derived from it.
///
/// ```swift
/// expect(error).to(beAnInstanceOf(URLError.self))
/// ```
///
/// Fails with «expected to be an instance of String, got 1». `nil` is of no type: it fails both ways.
public func beAnInstanceOf<Value, Kind>(_ type: Kind.Type) -> Matcher<Value> {
    Matcher("be an instance of \(type)") {
        Swift.type(of: $0 as Any) == type
    } explain: {
        ["its type is \(Swift.type(of: $0 as Any))"]
    }
}
