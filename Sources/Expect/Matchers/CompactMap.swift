/// Matches a sequence if the results of `compactMap` match. `nil` fails both ways.
///
/// ```swift
/// expect(["1", "a", "2"]).to(compactMap({ Int($0) }, equal([1, 2])))
/// ```
///
/// Fails with «expected to map to a value to equal [1, 2], got ["1"]» and the mapped value.
public func compactMap<Value: Sequence, Element>(
    _ transform: @escaping (Value.Element) throws -> Element?,
    _ matcher: Matcher<[Element]>
) -> Matcher<Value> {
    map({ try $0.compactMap(transform) }, matcher)
}
