extension DifferenceSearch {
    /// Two values of the type `String`. A comparison of types takes a fraction of the time of a cast that fails.
    static func texts(_ expected: Any, _ actual: Any) -> (expected: String, actual: String)? {
        guard type(of: expected) == String.self, type(of: actual) == String.self else { return nil }
        guard let expected = expected as? String, let actual = actual as? String else { return nil }
        return (expected, actual)
    }

    /// The difference of two texts: their lines, if one of them has several.
    static func text(_ expected: String, _ actual: String) -> Difference? {
        guard expected != actual else { return nil }
        guard expected.hasNewline || actual.hasNewline else { return .replaced(expected: expected, actual: actual) }
        return .lines(expected: expected, actual: actual)
    }
}

extension String {
    /// Whether a character of the string is a newline. No scalar joins a newline to another character, so the scalars
    /// are enough; they are read in a tenth of the time.
    var hasNewline: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0xA...0xD, 0x85, 0x2028, 0x2029: true
            default: false
            }
        }
    }
}
