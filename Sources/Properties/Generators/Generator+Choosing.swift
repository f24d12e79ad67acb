extension Generator {
    /// A value of one of the generators, each as often as the others; the first is the simplest.
    ///
    /// ```swift
    /// let text = Generator<String>.oneOf(.constant(""), .string)
    /// ```
    public static func oneOf(_ first: Generator, _ others: Generator...) -> Generator {
        let all = [first] + others
        return Generator(of: all.map(\.misuse)) { $0.draw(all[Int($0.number(upTo: UInt64(all.count - 1)))]) }
    }

    /// A value of one of the generators, each as often as its weight says; the first is the simplest.
    ///
    /// ```swift
    /// let age = Generator.frequency((9, .int(0...100)), (1, .int))
    /// ```
    ///
    /// - Parameters:
    ///   - first: A weight of at least 0, and a generator.
    ///   - others: More of them. Without any weight above 0 all are equally frequent.
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

    /// An element of a collection; the first is the simplest. A property of an empty one fails.
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

    /// A value or `nil`, which is the simplest and comes once in four times.
    public static func optional<Wrapped>(of wrapped: Generator<Wrapped>) -> Generator where Value == Wrapped? {
        frequency((1, .constant(nil)), (3, wrapped.map(Optional.some)))
    }

    /// Values that contain values of the same kind, as trees do.
    ///
    /// ```swift
    /// let tree = Generator<Tree>.recursive(.constant(.leaf)) { tree in
    ///     Generator { .node($0.draw(tree), $0.draw(tree)) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - limit: How many levels there are at most around a leaf.
    ///   - leaf: Makes the values that contain no other; they are the simplest.
    ///   - branch: Makes the other values. It gets the generator of what they contain.
    public static func recursive(
        limit: Int = 5,
        _ leaf: Generator,
        _ branch: @escaping (Generator) -> Generator
    ) -> Generator {
        Generator(of: [leaf.misuse]) { choices in
            // Drawn at the limit, too, so that a value can be replaced by one inside it.
            let isBranch = choices.number(upTo: limit > 0 ? 1 : 0) == 1
            return choices.draw(isBranch ? branch(recursive(limit: limit - 1, leaf, branch)) : leaf)
        }
    }
}

extension Generator where Value: CaseIterable {
    /// All cases of an enumeration, each as often as the others; the first is the simplest.
    ///
    /// ```swift
    /// it("has a symbol", forAll: .anyCase) { (suit: Suit) in … }
    /// ```
    public static var anyCase: Generator { .element(of: Array(Value.allCases)) }
}

extension Generator {
    /// A generator of the values that `isWanted` accepts.
    ///
    /// ```swift
    /// let odd = Generator.int(0...100).filtered { $0 % 2 == 1 }
    /// ```
    ///
    /// After 100 values in a row that are not accepted the case does not count. If too few cases
    /// are left, the property fails and says how many the filter refused. Where most values are
    /// refused, make the wanted ones instead, as by ``map(_:)``. A filter that has never accepted a
    /// value passes on one that it refused to the rest of the generator, and never to the property.
    ///
    /// - Parameters:
    ///   - isWanted: Whether a value is accepted. It must answer the same each time.
    ///   - file: Where the filter is; leave it out.
    ///   - line: Where the filter is; leave it out.
    public func filtered(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ isWanted: @escaping (Value) -> Bool
    ) -> Generator {
        // For cases that do not count.
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
                choices.takeBack(to: mark)
            }
            choices.discard(because: "the filter at \(file):\(line) accepted none of 100 values")
            return accepted ?? refused ?? choices.draw(self)
        }
    }
}
