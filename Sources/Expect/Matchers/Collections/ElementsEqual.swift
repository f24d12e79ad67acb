/// Matches a sequence with the elements of another, in order. Either `nil` fails both ways.
///
/// As in `expect(1...3).to(elementsEqual([1, 2, 3]))`. Fails with
/// «expected to have elements equal to [1, 2, 3], got [1, 3, 2]» and the elements that differ.
public func elementsEqual<Value: Sequence, Other: Sequence>(_ expected: Other?) -> Matcher<Value>
where Other.Element == Value.Element, Value.Element: Equatable {
    guard let expected else { return .judging("have elements equal to nil") { _ in .fails } }
    // Only once: some sequences can be read only once.
    let elements = Array(expected)
    let matcher = Matcher<Value>(
        "",
        judgeValue: { value in
            let actual = Array(value.prefix(elements.count + maxSurplus))
            return MatchResult(actual == elements) { differences(expected: elements, actual: actual) }
        }
    )
    matcher.comparing("have elements equal to", with: elements)
    return matcher
}

/// Matches a sequence that has the elements of another, in the same order, compared by a closure.
/// As in `expect(["A", "B"]).to(elementsEqual(["a", "b"], by: { $0.lowercased() == $1 }))`.
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

/// Matches a sequence whose elements match these matchers by index, with the same count.
///
/// As in `expect([1, 20]).to(elementsEqual(equal(1), beGreaterThan(10)))`. Fails with «expected
/// to have the elements (equal 1) and (be greater than 10), got [1, 2]» and the elements that do
/// not match.
public func elementsEqual<Value: Sequence>(_ matchers: Matcher<Value.Element>...) -> Matcher<Value> {
    elementsEqual(matchers)
}

/// Matches a sequence whose elements match the matchers of a list by index.
public func elementsEqual<Value: Sequence>(_ matchers: [Matcher<Value.Element>]) -> Matcher<Value> {
    Matcher(
        "have the elements \(matchers.map { ElementMatcher($0) }.enumeration())",
        judgeValue: { value in
            let elements = Array(value.prefix(matchers.count + maxSurplus))
            guard elements.count == matchers.count else {
                let count =
                    elements.count < matchers.count + maxSurplus ? "\(elements.count)" : "\(elements.count) or more"
                return MatchResult(.doesNotMatch) { ["expected \(matchers.count) elements, got \(count)"] }
            }
            return judgeEach(zip(elements, matchers))
        }
    )
}

/// How many surplus elements are read: the sequence may be endless.
private let maxSurplus = 1_000
