/// Matches a value whose type is exactly `type`, not a subclass of it. `nil` fails both ways.
///
/// ```swift
/// expect(error).to(beAnInstanceOf(URLError.self))
/// ```
///
/// Fails with «expected to be an instance of String, got 1».
public func beAnInstanceOf<Value, Kind>(_ type: Kind.Type) -> Matcher<Value> {
    Matcher("be an instance of \(type)") {
        Swift.type(of: $0 as Any) == type
    } explain: {
        ["its type is \(Swift.type(of: $0 as Any))"]
    }
}
