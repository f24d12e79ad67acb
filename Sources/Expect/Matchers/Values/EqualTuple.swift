// Tuples cannot be `Equatable`, so they have their own overloads. The first two element types are
// separate parameters, so that a single value is not treated as a one-element tuple. Elements are
// read from a mirror, because Swift 6.3 cannot access them if the tuple contains a parameter pack.

/// Matches a tuple whose elements equal those of `expected`. Both `to` and `notTo` fail for `nil`.
///
/// Example: `expect(pair) == (1, 2)`. Fails with `expected to equal (1, 2), got (1, 9)`.
@_disfavoredOverload
public func equal<First: Equatable, Second: Equatable, each Rest: Equatable>(
    _ expected: (First, Second, repeat each Rest)
) -> Matcher<(First, Second, repeat each Rest)> {
    equalTuple(expected, ElementTypes(First.self, Second.self, repeat (each Rest).self))
}

/// Matches an array whose tuples equal those in `expected`. Both `to` and `notTo` fail for `nil`.
@_disfavoredOverload
public func equal<First: Equatable, Second: Equatable, each Rest: Equatable>(
    _ expected: [(First, Second, repeat each Rest)]
) -> Matcher<[(First, Second, repeat each Rest)]> {
    equalTuples(expected, ElementTypes(First.self, Second.self, repeat (each Rest).self))
}

package func equalTuple<Value>(_ expected: Value, _ types: ElementTypes) -> Matcher<Value> {
    equalTuple(expected) { types.areEqual($0, expected) }
}

func equalTuples<Element>(_ expected: [Element], _ types: ElementTypes) -> Matcher<[Element]> {
    equalTuple(expected) { $0.elementsEqual(expected, by: types.areEqual) }
}

private func equalTuple<Value>(_ expected: Value, _ matches: @escaping (Value) -> Bool) -> Matcher<Value> {
    Matcher("equal", comparedWith: expected, matches) { differences(expected: expected, actual: $0) }
}

/// The static types of a tuple's elements. The dynamic type of an element may be a subclass.
package struct ElementTypes {
    private var types: [any Equatable.Type] = []

    package init<each Element: Equatable>(_ elements: repeat (each Element).Type) {
        for type in repeat each elements { types.append(type) }
    }

    func areEqual<Tuple>(_ one: Tuple, _ other: Tuple) -> Bool {
        let pairs = zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children)
        return zip(types, pairs).allSatisfy { $0.areEqual($1.0.value, $1.1.value) }
    }
}

extension Equatable {
    fileprivate static func areEqual(_ one: Any, _ other: Any) -> Bool {
        guard let one = one as? Self, let other = other as? Self else { return false }
        return one == other
    }
}
