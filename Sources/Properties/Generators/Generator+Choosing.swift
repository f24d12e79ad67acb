extension Generator {
    /// Returns a generator that chooses one of several generators with equal probability. The first
    /// generator is the simplest.
    ///
    /// ```swift
    /// let text = Generator<String>.oneOf(.constant(""), .string)
    /// ```
    public static func oneOf(_ first: Generator, _ others: Generator...) -> Generator {
        let all = [first] + others
        return Generator(of: all.map(\.misuse)) { $0.draw(all[Int($0.number(upTo: UInt64(all.count - 1)))]) }
    }

    /// Returns a generator that chooses one of several generators by weight. If no weight is
    /// positive, all generators are equally likely. The first generator is the simplest.
    ///
    /// ```swift
    /// let age = Generator.frequency((9, .int(0...100)), (1, .int))
    /// ```
    ///
    /// - Parameters:
    ///   - first: A weight of at least 0, and a generator.
    ///   - others: More weights and generators.
    public static func frequency(_ first: (Int, Generator), _ others: (Int, Generator)...) -> Generator {
        let all = [first] + others
        let weights = all.map { UInt64(max($0.0, 0)) }
        let sum = weights.reduce(0, +)
        return Generator(of: all.map(\.1.misuse)) { choices in
            let index = choices.number(upTo: UInt64(all.count - 1)) { random in
                guard sum > 0 else { return random.next(upperBound: UInt64(all.count)) }
                var rest = random.next(upperBound: sum)
                let index = weights.firstIndex { weight in
                    if rest < weight { return true }
                    rest -= weight
                    return false
                }
                return UInt64(index ?? 0)
            }
            return choices.draw(all[Int(index)].1)
        }
    }

    /// Returns a generator of a collection's elements. The first element is the simplest. If the
    /// collection is empty, the property fails. If another generator's closure draws from this
    /// generator, an empty collection causes a trap instead.
    ///
    /// ```swift
    /// let suit = Generator.element(of: ["clubs", "hearts"])
    /// ```
    public static func element(
        of elements: some Collection<Value>,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Generator {
        let elements = Array(elements)
        let misuse = GeneratorMisuse(empty: elements, ".element(of: [])", file, line)
        return Generator(of: [misuse]) { choices in
            if let misuse { fatalError(misuse.description) }
            return elements[Int(choices.number(upTo: UInt64(elements.count - 1)))]
        }
    }

    /// Returns a generator of optional values. One in four is `nil`, which is the simplest value.
    public static func optional<Wrapped>(of wrapped: Generator<Wrapped>) -> Generator where Value == Wrapped? {
        frequency((1, .constant(nil)), (3, wrapped.map(Optional.some)))
    }

    /// Returns a generator of values that can contain other values of their type, such as trees.
    ///
    /// ```swift
    /// let tree = Generator<Tree>.recursive(.constant(.leaf)) { tree in
    ///     Generator { .node($0.draw(tree), $0.draw(tree)) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The maximum depth of nesting.
    ///   - leaf: The generator for the simplest values, which have no nested values.
    ///   - branch: A closure that takes a generator for nested values and returns a generator for
    ///     the values that contain them.
    public static func recursive(
        limit: Int = 5,
        _ leaf: Generator,
        _ branch: @escaping (Generator) -> Generator
    ) -> Generator {
        Generator(of: [leaf.misuse]) { choices in
            // Draws the branch flag even when the limit is reached, so that a value can shrink to
            // one of the values nested in it.
            let isBranch = choices.number(upTo: limit > 0 ? 1 : 0) == 1
            return choices.draw(isBranch ? branch(recursive(limit: limit - 1, leaf, branch)) : leaf)
        }
    }
}

extension Generator where Value: CaseIterable {
    /// A generator of an enumeration's cases, all equally likely. The first case is the simplest.
    ///
    /// ```swift
    /// it("has a symbol", forAll: .anyCase) { (suit: Suit) in … }
    /// ```
    public static var anyCase: Generator { .element(of: Array(Value.allCases)) }
}

extension Generator {
    /// Returns a generator of the values that `isWanted` accepts.
    ///
    /// ```swift
    /// let odd = Generator.int(0...100).filtered { $0 % 2 == 1 }
    /// ```
    ///
    /// If the filter rejects 100 values in a row, the case does not count. If too few cases count,
    /// the property fails and says how many cases the filter rejected. If most values are rejected,
    /// generate only suitable values, for example with ``map(_:)``.
    ///
    /// A filter that rejects 100 values in a row and has never accepted one returns a rejected
    /// value to the enclosing generator. `forAll:` never passes such a value to a property's body.
    /// If the body itself draws from this generator, as with ``Story/draw(_:_:)``, the body may
    /// receive a rejected value. Such a case counts only if it fails.
    ///
    /// - Parameters:
    ///   - isWanted: A closure that returns whether to accept a value. It must always return the
    ///     same result for the same value.
    ///   - file: The file that contains the call. Use the default value.
    ///   - line: The line that contains the call. Use the default value.
    public func filtered(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ isWanted: @escaping (Value) -> Bool
    ) -> Generator {
        // The last accepted value, which is returned again in discarded cases.
        var accepted: Value?
        return Generator(of: [misuse]) { choices in
            let mark = choices.mark
            var refused: Value?
            for _ in 0..<100 {
                let value = choices.draw(self)
                if isWanted(value) {
                    accepted = value
                    return value
                }
                refused = value
                choices.rollBack(to: mark)
            }
            choices.discard(because: "the filter at \(file):\(line) accepted none of 100 values")
            return accepted ?? refused ?? choices.draw(self)
        }
    }
}
