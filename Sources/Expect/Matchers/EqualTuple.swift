// Tuples cannot be `Equatable`, so each length needs its own matcher. A tuple of more than four should be a structure.

/// Matches a pair all of whose elements equal those of `expected`. `nil` fails both ways.
///
/// ```swift
/// expect((1, 2)) == (1, 2)
/// ```
///
/// Fails with «expected to equal (1, 2), got (1, 9)».
public func equal<First: Equatable, Second: Equatable>(_ expected: (First, Second)) -> Matcher<(First, Second)> {
    equal(expected, by: ==)
}

/// Matches an array of pairs all of whose elements equal those of `expected`. `nil` fails both ways.
public func equal<First: Equatable, Second: Equatable>(
    _ expected: [(First, Second)]
) -> Matcher<[(First, Second)]> {
    equal(expected) { $0.elementsEqual($1, by: ==) }
}

/// Matches a triple all of whose elements equal those of `expected`. `nil` fails both ways.
///
/// ```swift
/// expect((1, 2, 3)) == (1, 2, 3)
/// ```
///
/// Fails with «expected to equal (1, 2, 3), got (1, 2, 9)».
public func equal<First: Equatable, Second: Equatable, Third: Equatable>(_ expected: (First, Second, Third)) -> Matcher<
    (First, Second, Third)
> {
    equal(expected, by: ==)
}

/// Matches an array of triples all of whose elements equal those of `expected`. `nil` fails both ways.
public func equal<First: Equatable, Second: Equatable, Third: Equatable>(
    _ expected: [(First, Second, Third)]
) -> Matcher<[(First, Second, Third)]> {
    equal(expected) { $0.elementsEqual($1, by: ==) }
}

/// Matches a quadruple all of whose elements equal those of `expected`. `nil` fails both ways.
///
/// ```swift
/// expect((1, 2, 3, 4)) == (1, 2, 3, 4)
/// ```
///
/// Fails with «expected to equal (1, 2, 3, 4), got (1, 2, 3, 9)».
public func equal<First: Equatable, Second: Equatable, Third: Equatable, Fourth: Equatable>(
    _ expected: (First, Second, Third, Fourth)
) -> Matcher<(First, Second, Third, Fourth)> {
    equal(expected, by: ==)
}

/// Matches an array of quadruples all of whose elements equal those of `expected`. `nil` fails both ways.
public func equal<First: Equatable, Second: Equatable, Third: Equatable, Fourth: Equatable>(
    _ expected: [(First, Second, Third, Fourth)]
) -> Matcher<[(First, Second, Third, Fourth)]> {
    equal(expected) { $0.elementsEqual($1, by: ==) }
}

private func equal<Value>(_ expected: Value, by areEqual: @escaping (Value, Value) -> Bool) -> Matcher<Value> {
    Matcher("equal \(describe(expected))") {
        areEqual($0, expected)
    } explain: {
        differences(expected: expected, actual: $0)
    }
}
