/// Matches a sequence whose elements equal those of `expected`, in the same order. Both `to` and
/// `notTo` fail for `nil`.
///
/// Example: `expect(numbers).to(elementsEqual([1, 2, 3]))`. Fails with `expected to have elements
/// equal to [1, 2, 3], got [1, 3, 2]`, followed by the elements that differ.
public func elementsEqual<Value: Sequence, Other: Sequence>(_ expected: Other?) -> Matcher<Value>
where Other.Element == Value.Element, Value.Element: Equatable {
    guard let expected else { return .judging("have elements equal to nil") { _ in .fails } }
    // Copies the elements, because some sequences can be read only once.
    let elements = Array(expected)
    return Matcher(
        "have elements equal to",
        comparedWith: elements,
        judgeValue: { value in
            let actual = Array(value.prefix(elements.count + maxSurplus))
            return MatchResult(actual == elements) { differences(expected: elements, actual: actual) }
        }
    )
}

/// Matches a sequence whose elements are equivalent to those of `expected`, in the same order.
/// Example: `expect(["A", "B"]).to(elementsEqual(["a", "b"], by: { $0.lowercased() == $1 }))`.
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

/// Matches a sequence that has one element for each matcher. Each element must satisfy the matcher
/// at the same index.
///
/// `expect(numbers).to(elementsEqual(equal(1), beGreaterThan(10)))` fails with `expected to have
/// the elements (equal 1) and (be greater than 10), got [1, 2]`, and lists the unmatched elements.
public func elementsEqual<Value: Sequence>(_ matchers: Matcher<Value.Element>...) -> Matcher<Value> {
    elementsEqual(matchers)
}

/// Matches a sequence that has one element for each matcher in an array. Each element must satisfy
/// the matcher at the same index.
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

/// Limits how many surplus elements are read, because the sequence may be infinite.
private let maxSurplus = 1_000
