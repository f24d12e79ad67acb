/// Matches a sequence that has all these elements, in whatever order. `nil` fails both ways.
///
/// ```swift
/// expect(primes).to(contain(2, 3))
/// ```
///
/// Fails with «expected to contain 2 and 3, got [2, 5]», and says below which are missing.
public func contain<Value: Sequence>(_ elements: Value.Element...) -> Matcher<Value> where Value.Element: Equatable {
    contain(wanted: elements.map { Wanted($0) })
}

/// Matches a sequence that has all the elements of another, in whatever order.
///
/// ```swift
/// expect(primes).to(contain([2, 3]))
/// ```
public func contain<Value: Sequence>(_ elements: [Value.Element]) -> Matcher<Value> where Value.Element: Equatable {
    contain(wanted: elements.map { Wanted($0) })
}

/// Matches a sequence that has for each of the matchers an element that it matches.
///
/// ```swift
/// expect(primes).to(contain(beGreaterThan(100), beLessThan(3)))
/// ```
///
/// Fails with «expected to contain (be less than 3), got [5, 7]».
public func contain<Value: Sequence>(_ matchers: Matcher<Value.Element>...) -> Matcher<Value> {
    contain(wanted: matchers.map { Wanted($0) })
}

/// Matches a string that has all these parts. `nil` fails both ways.
///
/// ```swift
/// expect(view.title).to(contain("facts"))
/// ```
///
/// Fails with «expected to contain "facts", got "Fakes"».
public func contain<Value: StringProtocol>(_ parts: String...) -> Matcher<Value> {
    Matcher("contain \(parts.map { describe($0) }.enumeration)") { value in
        parts.allSatisfy { value.has($0) }
    } explain: { value in
        parts.count < 2 ? [] : parts.filter { !value.has($0) }.map { "missing \(describe($0))" }
    }
}

func contain<Value: Sequence>(
    wanted: [Wanted<Value.Element>],
    mostComparisons: Int = ContentSearch<Value.Element>.mostComparisons
) -> Matcher<Value> {
    Matcher(
        "contain \(wanted.enumeration())",
        judgeValue: { value in
            let search = ContentSearch(for: wanted, in: value, mostComparisons: mostComparisons)
            if search.isCutShort { return MatchResult(.fails) { [searchWasCutShort(after: mostComparisons)] } }
            return MatchResult(search.missing.isEmpty) {
                wanted.count < 2 ? [] : search.missing.map { "missing \($0.text())" as Detail }.withoutTheRest
            }
        }
    )
}

extension StringProtocol {
    /// Every string has the empty one as a part.
    fileprivate func has(_ part: String) -> Bool { part.isEmpty || firstRange(of: part) != nil }
}
