/// The names that examples have in XCTest.
///
/// Look-alikes replace characters that tools cannot handle: XCTest on Linux splits a test's name at
/// `.`, `/` and `,`; SwiftPM's xUnit writer does not escape `& < > "`; and editors that run a test
/// by name do not escape `$ ^ * + { } \`. Spaces replace line breaks, other control characters, and
/// U+FFFE and U+FFFF, which XML does not allow. Reports show the original names.
package enum ExampleName {
    private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = [
        ".": "\u{2024}", "/": "\u{2215}", ",": "\u{201A}",
        "&": "\u{FF06}", "<": "\u{2039}", ">": "\u{203A}", "\"": "\u{201D}",
        "$": "\u{FF04}", "^": "\u{02C6}", "*": "\u{2217}", "+": "\u{FF0B}", "{": "\u{FF5B}", "}": "\u{FF5D}",
        "\\": "\u{2216}",
    ]

    /// - Parameter group: A name without characters that ``safe(_:)`` would replace.
    package static func joined(_ group: String, _ name: String) -> String {
        let name = safe(name)
        var joined = ""
        joined.reserveCapacity(group.utf8.count + ExampleIdentity.separator.utf8.count + name.utf8.count)
        joined += group
        joined += ExampleIdentity.separator
        joined += name
        return joined
    }

    /// Replaces the characters that tools cannot handle. Returns `∅` for an empty name, and inserts
    /// a dotted circle before a leading combining mark.
    package static func safe(_ name: String) -> String {
        guard let first = name.unicodeScalars.first else { return "∅" }
        if !first.isASCII, first.properties.isGraphemeExtend { return safe("\u{25CC}" + name) }
        guard name.utf8.contains(where: { mayNeedReplacement[Int($0)] }) else { return name }
        return String(String.UnicodeScalarView(name.unicodeScalars.map { lookAlikes[$0] ?? (isBreak($0) ? " " : $0) }))
    }

    package static func restored(_ joined: String) -> String {
        joined.split(separator: ExampleIdentity.separator, omittingEmptySubsequences: false)
            .map { name in String(String.UnicodeScalarView(name.unicodeScalars.map { written[$0] ?? $0 })) }
            .joined(separator: ExampleIdentity.separator)
    }

    private static let written = Dictionary(uniqueKeysWithValues: lookAlikes.map { ($1, $0) })

    /// Appends a number to each repetition of a name, as in `adds`, `adds (2)`.
    package static func numbered(_ names: [String]) -> [String] {
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

    /// Indexed by UTF-8 byte, because checking bytes is faster than checking scalars.
    private static let mayNeedReplacement = (UInt8.min...UInt8.max).map { byte in
        byte < 0x20 || [0x7F, 0xC2, 0xE2, 0xEF].contains(byte) || lookAlikes[Unicode.Scalar(byte)] != nil
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
            || ["\u{2028}", "\u{2029}", "\u{FFFE}", "\u{FFFF}"].contains(scalar)
    }
}
