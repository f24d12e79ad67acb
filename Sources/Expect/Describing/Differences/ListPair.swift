/// Two lists as the search for differences sees them: without the elements that are equal at both ends.
///
/// Lists of one `Equatable` type compare their elements at once. In other lists each element is looked at for its type.
struct ListPair {
    let expectedCount: Int
    let actualCount: Int
    let expected: (Int) -> Any
    let actual: (Int) -> Any
    /// Whether two elements are equal by `==`.
    let areEqual: (_ expected: Int, _ actual: Int) -> Bool
    /// Whether `areEqual` alone says which elements differ.
    let isDecidedByEquality: Bool
    /// The number of equal elements at the start, which the indices of parts count as well.
    private let start: Int

    init(_ expected: Any, _ actual: Any, _ left: Mirror, _ right: Mirror) {
        self =
            (expected as? any EquatableElements)?.pair(with: actual)
            ?? ListPair(left.children.map(\.value), right.children.map(\.value))
    }

    /// Lists whose elements are of any type.
    private init(_ expected: [Any], _ actual: [Any]) {
        expectedCount = expected.count
        actualCount = actual.count
        self.expected = { expected[$0] }
        self.actual = { actual[$0] }
        areEqual = { DifferenceSearch.areEqual(unwrapped(expected[$0]), unwrapped(actual[$1])) == true }
        isDecidedByEquality = false
        start = 0
    }

    /// - Parameters:
    ///   - start: How many elements are equal at the start.
    ///   - end: How many of the others are equal at the end.
    fileprivate init<Element: Equatable>(_ expected: [Element], _ actual: [Element], start: Int, end: Int) {
        expectedCount = expected.count - start - end
        actualCount = actual.count - start - end
        self.expected = { expected[start + $0] }
        self.actual = { actual[start + $0] }
        areEqual = { actual[start + $1] == expected[start + $0] }
        isDecidedByEquality = true
        self.start = start
    }

    func missing(_ index: Int) -> Difference.Part { part(index, .missing(expected(index))) }

    func unexpected(_ index: Int) -> Difference.Part { part(index, .unexpected(actual(index))) }

    /// The part for an index of the lists as they are here.
    func part(_ index: Int, _ difference: Difference) -> Difference.Part {
        .init(step: .index(start + index), difference: difference)
    }
}

/// A list whose elements are compared by `==`, without mirrors.
private protocol EquatableElements {
    /// The pair of this list and `actual`; `nil` if that is a list of another type.
    func pair(with actual: Any) -> ListPair?
}

extension Array: EquatableElements where Element: Equatable {
    fileprivate func pair(with actual: Any) -> ListPair? {
        guard let actual = actual as? Self else { return nil }
        let shorter = Swift.min(count, actual.count)
        let start = (0..<shorter).first { !(actual[$0] == self[$0]) } ?? shorter
        let rest = shorter - start
        let end = (0..<rest).first { !(actual[actual.count - 1 - $0] == self[count - 1 - $0]) } ?? rest
        return ListPair(self, actual, start: start, end: end)
    }
}
