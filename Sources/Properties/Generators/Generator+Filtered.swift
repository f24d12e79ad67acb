extension Generator {
    /// A generator of the values that `isWanted` accepts.
    ///
    /// ```swift
    /// let odd = Generator.int(0...100).filtered { $0 % 2 == 1 }
    /// ```
    ///
    /// After 100 values in a row that are not accepted the case does not count. If too few cases are left, the property
    /// fails and says how many the filter refused. Where most values are refused, make the wanted ones instead, as by
    /// ``map(_:)``. A filter that has never accepted a value passes on one that it refused to the rest of the generator, and
    /// never to the property.
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
