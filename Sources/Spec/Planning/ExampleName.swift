import SpecEvents

/// The names that XCTest gets to see.
///
/// XCTest on Linux splits a test's name at `.`, `/` and `,`, and SwiftPM's xUnit writer does not escape `& < > "`: these
/// become look-alikes. Line breaks and other control characters become spaces. Reports show the true names.
enum ExampleName {
    private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = [
        ".": "\u{2024}", "/": "\u{2215}", ",": "\u{201A}",
        "&": "\u{FF06}", "<": "\u{2039}", ">": "\u{203A}", "\"": "\u{201D}",
    ]

    /// One name for the levels of an example.
    static func joined(_ names: [String]) -> String {
        names.map(safe).joined(separator: ExampleIdentity.separator)
    }

    /// The name without what XCTest or its reports would stumble over; an empty name gets a stand-in.
    static func safe(_ name: String) -> String {
        guard !name.isEmpty else { return "∅" }
        guard !name.utf8.allSatisfy(isHarmless) else { return name }
        var safe = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            safe.append(lookAlikes[scalar] ?? (isBreak(scalar) ? " " : scalar))
        }
        return String(safe)
    }

    /// The same names with the second and later ones of a kind numbered: `adds`, `adds (2)`.
    static func numbered(_ names: [String]) -> [String] {
        var taken = Set(names)
        guard taken.count < names.count else { return names }
        var counts: [String: Int] = [:]
        return names.map { name in
            var count = counts[name, default: 0] + 1
            defer { counts[name] = count }
            guard count > 1 else { return name }
            while !taken.insert("\(name) (\(count))").inserted { count += 1 }
            return "\(name) (\(count))"
        }
    }

    /// Whether a byte can be part of a name as it is; a look over the bytes spares most names the look at each scalar.
    private static func isHarmless(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "&"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "\""), 0..<0x20, 0x7F, 0xC2, 0xE2:
            return false
        default:
            return true
        }
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}
