/// A number of a JSON text. It is described as it is written and compared by its exact value, with all digits: `1`,
/// `1.0` and `10e-1` are equal, and so are `0` and `-0`.
struct JSONNumber {
    let text: String
    /// `nil` for zero.
    private let value: Value?

    /// `digits × 10^exponent`. The digits do not begin or end with zeros, so equal numbers have equal digits and
    /// exponents.
    private struct Value: Equatable {
        var isNegative: Bool
        var digits: [UInt8]
        var exponent: Int
    }

    private static let zero = UInt8(ascii: "0")
    private static var mostExponentDigits: Int { 15 }

    /// Makes a number from its text; `nil` if the exponent has more than 15 digits.
    init?(_ text: String) {
        self.text = text
        let mantissa = text.prefix { !"eE".contains($0) }
        let exponent = text[mantissa.endIndex...].dropFirst()
        let fraction = mantissa.drop { $0 != "." }.dropFirst().utf8
        let digits = mantissa.utf8.filter { (Self.zero...Self.zero + 9).contains($0) }.drop { $0 == Self.zero }
        let significant = digits.reversed().drop { $0 == Self.zero }
        guard !significant.isEmpty else {
            value = nil
            return
        }
        let exponentDigits = exponent.drop { "+-0".contains($0) }
        guard exponentDigits.count <= Self.mostExponentDigits, var power = Int("0" + exponentDigits) else { return nil }
        if exponent.hasPrefix("-") { power.negate() }
        power += digits.count - significant.count - fraction.count
        value = Value(isNegative: text.hasPrefix("-"), digits: significant.reversed(), exponent: power)
    }
}

extension JSONNumber: Equatable {
    static func == (left: JSONNumber, right: JSONNumber) -> Bool { left.value == right.value }
}

extension JSONNumber: CustomStringConvertible, CustomReflectable {
    var description: String { text }

    /// Has no children, so that a difference shows whole numbers.
    var customMirror: Mirror { Mirror(self, children: []) }
}
