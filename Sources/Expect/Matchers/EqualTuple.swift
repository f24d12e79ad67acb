// Tuples cannot be `Equatable`. A tuple of more than four elements should be a structure.
//
// The comparisons are closures, here and in the operators: Swift 6.3 crashes where a generic function passes a tuple of any
// length to another.

/// Matches a tuple all of whose elements equal those of `expected`. `nil` fails both ways.
///
/// ```swift
/// expect((1, 2)) == (1, 2)
/// ```
///
/// Fails with «expected to equal (1, 2), got (1, 9)».
@_disfavoredOverload
public func equal<each Element: Equatable>(_ expected: (repeat each Element)) -> Matcher<(repeat each Element)> {
    equalTuple(expected) { one, other in
        for areEqual in repeat each one == each other { guard areEqual else { return false } }
        return true
    }
}

/// Matches an array of tuples all of whose elements equal those of `expected`. `nil` fails both ways.
@_disfavoredOverload
public func equal<each Element: Equatable>(_ expected: [(repeat each Element)]) -> Matcher<[(repeat each Element)]> {
    equalTuples(expected) { one, other in
        for areEqual in repeat each one == each other { guard areEqual else { return false } }
        return true
    }
}

/// Matches a value that equals another in the eyes of a closure.
func equalTuple<Value>(_ expected: Value, by areEqual: @escaping (Value, Value) -> Bool) -> Matcher<Value> {
    Matcher("equal \(describe(expected))") {
        areEqual($0, expected)
    } explain: {
        differences(expected: expected, actual: $0)
    }
}

/// Matches an array whose elements equal those of another in the eyes of a closure.
func equalTuples<Element>(_ expected: [Element], by areEqual: @escaping (Element, Element) -> Bool) -> Matcher<
    [Element]
> {
    equalTuple(expected) { $0.elementsEqual($1, by: areEqual) }
}
