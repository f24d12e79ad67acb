extension JSONReader {
    /// Reads an object as ``object(_:)``. A key whose value is `null` is left out.
    ///
    /// - Parameter required: The keys that it has to have. What is read for each example looks for its own, in less time.
    mutating func fields(_ required: String..., take: (inout JSONReader, String) throws -> Void) throws {
        var missing = required
        try object { json, key in
            if try json.skipsNull() { return }
            if !missing.isEmpty { missing.removeAll { $0 == key } }
            try take(&json, key)
        }
        if let field = missing.first { throw Malformed("the \(field) is missing") }
    }

    /// Reads a number and clamps it to a range, for values that reports only show.
    mutating func number<Number: LosslessStringConvertible & Comparable>(
        in range: ClosedRange<Number>
    ) throws -> Number {
        let number: Number = try number()
        return min(max(number, range.lowerBound), range.upperBound)
    }

    /// Reads a duration, clamped to 0 to a billion seconds.
    mutating func seconds() throws -> Double {
        try number(in: 0...1e9)
    }

    /// Reads the raw value of an enumeration.
    mutating func choice<Choice: RawRepresentable<String>>(_ field: String) throws -> Choice {
        let word = try string()
        guard let choice = Choice(rawValue: word) else { throw Malformed("the \(field) “\(word)” is unknown") }
        return choice
    }

    mutating func failures() throws -> [RecordedFailure] {
        try array { try RecordedFailure(from: &$0) }
    }
}

extension JSONText {
    mutating func strings(_ key: String, _ strings: [String]) {
        array(key) { for string in strings { $0.field(nil, string) } }
    }

    mutating func failures(_ key: String?, _ failures: [RecordedFailure]) {
        array(key) { for failure in failures { $0.object(nil, failure.write) } }
    }
}

extension Optional {
    /// The value of a required field.
    func orMalformed(_ field: String) throws -> Wrapped {
        guard let self else { throw JSONReader.Malformed("the \(field) is missing") }
        return self
    }
}
