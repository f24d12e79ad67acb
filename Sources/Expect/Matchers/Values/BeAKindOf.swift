/// Matches a value of the type `type`, a subclass or a conforming type. `nil` fails both ways.
///
/// As in `expect(view).to(beAKindOf(UIControl.self))`; fails with «expected to be a kind of …».
public func beAKindOf<Value, Kind>(_ type: Kind.Type) -> Matcher<Value> {
    Matcher("be a kind of \(type)") {
        $0 is Kind
    } explain: {
        ["its type is \(Swift.type(of: $0 as Any))"]
    }
}

/// Matches a value whose type is exactly `type`, not a subclass of it. `nil` fails both ways.
///
/// As in `expect(error).to(beAnInstanceOf(URLError.self))`. Fails with
/// «expected to be an instance of String, got 1».
public func beAnInstanceOf<Value, Kind>(_ type: Kind.Type) -> Matcher<Value> {
    Matcher("be an instance of \(type)") {
        Swift.type(of: $0 as Any) == type
    } explain: {
        ["its type is \(Swift.type(of: $0 as Any))"]
    }
}
