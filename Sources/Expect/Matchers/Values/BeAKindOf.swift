/// Matches a value of the given type, of a subclass, or of a type that conforms to the given
/// protocol. Both `to` and `notTo` fail for `nil`.
///
/// Example: `expect(view).to(beAKindOf(UIControl.self))`. Fails with `expected to be a kind of …`.
public func beAKindOf<Value, Kind>(_ type: Kind.Type) -> Matcher<Value> {
    Matcher("be a kind of \(type)") {
        $0 is Kind
    } explain: {
        ["its type is \(Swift.type(of: $0 as Any))"]
    }
}

/// Matches a value of exactly the given type, not a subclass. Both `to` and `notTo` fail for `nil`.
///
/// Example: `expect(error).to(beAnInstanceOf(URLError.self))`. Fails with `expected to be an
/// instance of URLError, got CancellationError()`.
public func beAnInstanceOf<Value, Kind>(_ type: Kind.Type) -> Matcher<Value> {
    Matcher("be an instance of \(type)") {
        Swift.type(of: $0 as Any) == type
    } explain: {
        ["its type is \(Swift.type(of: $0 as Any))"]
    }
}
