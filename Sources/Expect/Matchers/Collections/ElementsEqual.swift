/// Matches a sequence that has the elements of another, in the same order. `nil` fails both ways, on either side.
///
/// ```swift
/// expect(1...3).to(elementsEqual([1, 2, 3]))
/// ```
///
/// Fails with «expected to have elements equal to [1, 2, 3], got [1, 3, 2]» and the elements that differ.
public func elementsEqual<Value: Sequence, Other: Sequence>(_ expected: Other?) -> Matcher<Value>
where Other.Element == Value.Element, Value.Element: Equatable {
    guard let expected else { return .judging("have elements equal to nil") { _ in .fails } }
    // Once: some sequences have their elements only for the first who reads them.
    let elements = Array(expected)
    return Matcher("have elements equal to", comparedWith: elements) {
        $0.elementsEqual(elements)
    } explain: {
        differences(expected: elements, actual: Array($0))
    }
}

/// Matches a sequence that has the elements of another, in the same order, compared by a closure.
///
/// ```swift
/// expect(["A", "B"]).to(elementsEqual(["a", "b"], by: { $0.lowercased() == $1 }))
/// ```
public func elementsEqual<Value: Sequence, Other: Sequence>(
    _ expected: Other?,
    by areEquivalent: @escaping (Value.Element, Other.Element) throws -> Bool
) -> Matcher<Value> {
    guard let expected else { return .judging("have elements equal to nil") { _ in .fails } }
    let elements = Array(expected)
    return Matcher("have elements equal to \(describe(elements))") {
        try $0.elementsEqual(elements, by: areEquivalent)
    }
}

/// Matches a sequence with as many elements as there are matchers, each matched by the matcher at the same index.
///
/// ```swift
/// expect([1, 20]).to(elementsEqual(equal(1), beGreaterThan(10)))
/// ```
///
/// Fails with «expected to have the elements (equal 1) and (be greater than 10), got [1, 2]» and the elements that do
/// not match.
public func elementsEqual<Value: Sequence>(_ matchers: Matcher<Value.Element>...) -> Matcher<Value> {
    Matcher(
        "have the elements \(matchers.map { ElementMatcher($0) }.enumeration())",
        judgeValue: { value in
            let elements = Array(value)
            guard elements.count == matchers.count else {
                return MatchResult(.doesNotMatch) { ["expected \(matchers.count) elements, got \(elements.count)"] }
            }
            return judgeEach(zip(elements, matchers))
        }
    )
}
