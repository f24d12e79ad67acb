/// Matches a sequence that has these elements and no others, in whatever order and each as often as given. `nil` fails
/// both ways.
///
/// ```swift
/// expect(tags).to(consistOf("new", "long"))
/// ```
///
/// Fails with «expected to consist of 1 and 2, got [2, 3]», and says below what is missing and what is too much.
public func consistOf<Value: Sequence>(_ elements: Value.Element...) -> Matcher<Value> where Value.Element: Equatable {
    consistOf(elements.map { Wanted($0) })
}

/// Matches a sequence that has the elements of another and no others, in whatever order.
///
/// ```swift
/// expect(tags).to(consistOf(["new", "long"]))
/// ```
public func consistOf<Value: Sequence>(_ elements: [Value.Element]) -> Matcher<Value> where Value.Element: Equatable {
    consistOf(elements.map { Wanted($0) })
}

/// Matches a sequence whose elements, in some order, match one matcher each.
///
/// ```swift
/// expect([20, 1]).to(consistOf(beLessThan(2), beGreaterThan(10)))
/// ```
public func consistOf<Value: Sequence>(_ matchers: Matcher<Value.Element>...) -> Matcher<Value> {
    consistOf(matchers.map { Wanted($0) })
}

private func consistOf<Value: Sequence>(_ wanted: [Wanted<Value.Element>]) -> Matcher<Value> {
    Matcher("consist of \(wanted.enumeration())") { value in
        let pairing = Pairing(Array(value), wanted)
        return pairing.unpairedElements.isEmpty && pairing.unpairedWanted.isEmpty
    } explain: { value in
        let pairing = Pairing(Array(value), wanted)
        return pairing.unpairedWanted.map { "missing \($0.text())" }
            + pairing.unpairedElements.map { "unexpected \(describe($0))" }
    }
}

/// As many pairs of an element and what wants it as there can be. An element may suit several matchers: where one is
/// already taken, its owner is asked to look for another.
private struct Pairing<Element> {
    private let elements: [Element]
    private let wanted: [Wanted<Element>]
    private var ownerOfElement: [Int?]

    init(_ elements: [Element], _ wanted: [Wanted<Element>]) {
        self.elements = elements
        self.wanted = wanted
        ownerOfElement = Array(repeating: nil, count: elements.count)
        for index in wanted.indices {
            var asked = Set<Int>()
            _ = findElement(for: index, &asked)
        }
    }

    var unpairedElements: [Element] { elements.indices.filter { ownerOfElement[$0] == nil }.map { elements[$0] } }

    var unpairedWanted: [Wanted<Element>] {
        let paired = Set(ownerOfElement.compactMap(\.self))
        return wanted.indices.filter { !paired.contains($0) }.map { wanted[$0] }
    }

    private mutating func findElement(for owner: Int, _ asked: inout Set<Int>) -> Bool {
        for index in elements.indices where !asked.contains(index) && wanted[owner].matches(elements[index]) {
            asked.insert(index)
            if let other = ownerOfElement[index], !findElement(for: other, &asked) { continue }
            ownerOfElement[index] = owner
            return true
        }
        return false
    }
}
