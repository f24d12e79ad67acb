// Tuples cannot be `Equatable`. A tuple of more than four elements should be a structure.
//
// The first two elements are named lest a value that is no tuple is taken for one of a single element. Swift 6.3 cannot take
// the elements of such a tuple apart, so a mirror does.

/// Matches a tuple all of whose elements equal those of `expected`. `nil` fails both ways.
///
/// ```swift
/// expect((1, 2)) == (1, 2)
/// ```
///
/// Fails with «expected to equal (1, 2), got (1, 9)».
@_disfavoredOverload
public func equal<First: Equatable, Second: Equatable, each Rest: Equatable>(
    _ expected: (First, Second, repeat each Rest)
) -> Matcher<(First, Second, repeat each Rest)> {
    equalTuple(expected)
}

/// Matches an array of tuples all of whose elements equal those of `expected`. `nil` fails both ways.
@_disfavoredOverload
public func equal<First: Equatable, Second: Equatable, each Rest: Equatable>(
    _ expected: [(First, Second, repeat each Rest)]
) -> Matcher<[(First, Second, repeat each Rest)]> {
    equalTuples(expected)
}

/// Matches a tuple whose elements equal those of another.
package func equalTuple<Value>(_ expected: Value) -> Matcher<Value> {
    equalTuple(expected) { tuplesAreEqual($0, expected) }
}

/// Matches an array whose tuples equal those of another.
func equalTuples<Element>(_ expected: [Element]) -> Matcher<[Element]> {
    equalTuple(expected) { $0.elementsEqual(expected, by: tuplesAreEqual) }
}

private func equalTuple<Value>(_ expected: Value, _ matches: @escaping (Value) -> Bool) -> Matcher<Value> {
    Matcher("equal", comparedWith: expected, matches) { differences(expected: expected, actual: $0) }
}

/// Whether the elements of two tuples of one type are equal; each is `Equatable`.
private func tuplesAreEqual<Tuple>(_ one: Tuple, _ other: Tuple) -> Bool {
    zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).allSatisfy { left, right in
        // The type is cast, because a cast of the value would unwrap an optional.
        guard let type = type(of: left.value) as? any Equatable.Type else { return false }
        return valuesAreEqual(left.value, right.value, as: type)
    }
}

private func valuesAreEqual<Value: Equatable>(_ one: Any, _ other: Any, as type: Value.Type) -> Bool {
    guard let one = one as? Value, let other = other as? Value else { return false }
    return one == other
}
