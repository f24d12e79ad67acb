extension Generator {
    /// Returns a generator of arrays, many of which are short. The shortest array is the simplest.
    ///
    /// ```swift
    /// it("sorts", forAll: .array(of: .int, count: 1...9)) { numbers in … }
    /// ```
    ///
    /// - Parameters:
    ///   - element: The generator for the elements.
    ///   - count: The minimum and maximum number of elements.
    public static func array<Element>(
        of element: Generator<Element>,
        count: ClosedRange<Int> = 0...100
    ) -> Generator where Value == [Element] {
        Generator(of: count.upperBound > 0 ? [element.misuse] : []) { choices in
            var elements: [Element] = []
            choices.repeated(count) {
                elements.append(choices.draw(element)); return true
            }
            return elements
        }
    }

    /// Returns a generator of arrays in which no two elements are equal.
    ///
    /// - Parameters:
    ///   - element: The generator for the elements. If it makes too few different elements to
    ///     reach the minimum count, the case is discarded.
    ///   - count: The minimum and maximum number of elements.
    public static func distinctArray<Element: Hashable>(
        of element: Generator<Element>,
        count: ClosedRange<Int> = 0...100
    ) -> Generator where Value == [Element] {
        Generator(of: [element.misuse]) { $0.distinct(element, count) { $0 } }
    }

    /// Returns a generator of sets. Smaller sets are simpler.
    public static func set<Element: Hashable>(
        of element: Generator<Element>,
        count: ClosedRange<Int> = 0...100
    ) -> Generator where Value == Set<Element> {
        Generator(of: [element.misuse]) { Set($0.distinct(element, count) { $0 }) }
    }

    /// Returns a generator of dictionaries. Smaller dictionaries are simpler.
    ///
    /// ```swift
    /// it("is encoded", forAll: .dictionary(of: .string, .int)) { ages in … }
    /// ```
    public static func dictionary<Key: Hashable, Element>(
        of key: Generator<Key>,
        _ value: Generator<Element>,
        count: ClosedRange<Int> = 0...100
    ) -> Generator where Value == [Key: Element] {
        let pair = Generator<(Key, Element)>(of: [key.misuse, value.misuse]) { ($0.draw(key), $0.draw(value)) }
        return Generator(of: [pair.misuse]) { Dictionary(uniqueKeysWithValues: $0.distinct(pair, count) { $0.0 }) }
    }

    /// Returns a generator that sorts this generator's arrays.
    ///
    /// ```swift
    /// it("finds each", forAll: .array(of: .int).sorted()) { numbers in … }
    /// ```
    public func sorted<Element: Comparable>() -> Generator where Value == [Element] {
        map { $0.sorted() }
    }
}

/// The label of a span that contains a flag and, if the flag is set, an element of a collection.
private enum ElementSpan {}

extension Choices {
    /// Makes elements by calling `body`, which returns whether it made one. Draws a flag before
    /// each element, so that shrinking can remove the element without changing the others.
    func repeated(_ count: ClosedRange<Int>, _ body: () -> Bool) {
        let wanted = randomCount(count)
        var (made, failed) = (0, 0)
        while made < count.upperBound {
            let (mark, isForced, start) = (mark, made < count.lowerBound, position)
            let isMade = inSpan(ObjectIdentifier(ElementSpan.self)) { () -> Bool? in
                let flag = number(upTo: isForced ? 0 : 1) { _ in made + failed < wanted ? 1 : 0 }
                guard isForced || flag == 1 else { return nil }
                let mark = self.mark
                return (0..<20).contains { _ in
                    let isMade = body()
                    if !isMade { rollBack(to: mark) }
                    return isMade
                }
            }
            guard let isMade else { return }
            made += isMade ? 1 : 0
            if isMade { continue }
            rollBack(to: mark)
            // A failed element leaves no numbers in the record, so the next element starts at the
            // same position.
            if isForced { position = start }
            failed += 1
            if made + failed >= count.upperBound {
                // Records that there are no more elements, so that a replay stops here, too.
                if !isForced { _ = number(upTo: 1) { _ in 0 } }
                return
            }
        }
    }

    /// Returns a random count. Half of the time, all counts are equally likely. The other half of
    /// the time, small counts and the maximum are more likely than others.
    private func randomCount(_ count: ClosedRange<Int>) -> Int {
        let width = UInt64(count.upperBound - max(count.lowerBound, 0))
        if isUniform() { return max(count.lowerBound, 0) + Int(unrecorded(upTo: width)) }
        if unrecorded(upTo: 15) == 0 { return count.upperBound }
        let bits = unrecorded(upTo: UInt64(64 - width.leadingZeroBitCount))
        return max(count.lowerBound, 0) + Int(min(unrecorded(upTo: (1 << min(bits, 62)) - 1), width))
    }

    fileprivate func distinct<Element, Key: Hashable>(
        _ element: Generator<Element>,
        _ count: ClosedRange<Int>,
        by key: (Element) -> Key
    ) -> [Element] {
        var keys: Set<Key> = []
        var elements: [Element] = []
        repeated(count) {
            let value = draw(element)
            guard keys.insert(key(value)).inserted else { return false }
            elements.append(value)
            return true
        }
        if elements.count < count.lowerBound {
            discard(because: "there are fewer than \(count.lowerBound) different values")
        }
        return elements
    }
}
