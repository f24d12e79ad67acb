/// Matches a value that is an element of a sequence. Both `to` and `notTo` fail for `nil`.
///
/// `expect(index).to(beElementOf([1, 2]))` fails with `expected to be an element of [1, 2], got 3`.
public func beElementOf<Value: Equatable>(_ elements: some Sequence<Value>) -> Matcher<Value> {
    let elements = Array(elements)
    return Matcher("be an element of \(describe(elements))") { elements.contains($0) }
}

/// Matches a value that equals one of these elements, as in `beElementOf(200, 204)`.
public func beElementOf<Value: Equatable>(_ elements: Value...) -> Matcher<Value> {
    beElementOf(elements)
}
