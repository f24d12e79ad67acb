/// Matches a sequence that has these elements and no others, in whatever order and each as often as given. `nil` fails
/// both ways.
///
/// ```swift
/// expect(tags).to(consistOf("new", "long"))
/// ```
///
/// Fails with «expected to consist of 1 and 2, got [2, 3]», and says below what is missing and what is too much.
public func consistOf<Value: Sequence>(_ elements: Value.Element...) -> Matcher<Value> where Value.Element: Equatable {
    consistOf(wanted: elements.map { Wanted($0) })
}

/// Matches a sequence that has the elements of another and no others, in whatever order.
///
/// ```swift
/// expect(tags).to(consistOf(["new", "long"]))
/// ```
public func consistOf<Value: Sequence>(_ elements: [Value.Element]) -> Matcher<Value> where Value.Element: Equatable {
    consistOf(wanted: elements.map { Wanted($0) })
}

/// Matches a sequence whose elements, in some order, match one matcher each.
///
/// ```swift
/// expect([20, 1]).to(consistOf(beLessThan(2), beGreaterThan(10)))
/// ```
public func consistOf<Value: Sequence>(_ matchers: Matcher<Value.Element>...) -> Matcher<Value> {
    consistOf(wanted: matchers.map { Wanted($0) })
}

func consistOf<Value: Sequence>(
    wanted: [Wanted<Value.Element>],
    mostComparisons: Int = Pairing<Value.Element>.mostComparisons
) -> Matcher<Value> {
    Matcher(
        "consist of \(wanted.enumeration())",
        judgeValue: { value in
            let pairing = Pairing(Array(value), wanted, mostComparisons: mostComparisons)
            if pairing.isCutShort { return MatchResult(.fails) { [searchWasCutShort(after: mostComparisons)] } }
            return MatchResult(pairing.isComplete) { details(of: pairing) }
        }
    )
}

private func details<Element>(of pairing: Pairing<Element>) -> [Detail] {
    pairing.unpairedWanted.map { "missing \($0.text())" as Detail }.withoutTheRest
        + pairing.unpairedElements.map { "unexpected \(describe($0))" as Detail }.withoutTheRest
}
