import Foundation
import TerminalText

/// Escapes text. Text that needs no escaping is returned unchanged, which keeps large reports fast.
package struct Escaping: Sendable {
    /// Each ASCII character's replacement, or `nil` for a character that is not escaped.
    private let replacements: [String?]
    private let escapesDirections: Bool

    /// Also replaces control characters, except for those in `kept`.
    init(
        _ special: [Character: String],
        keeping kept: Set<Character> = ["\n", "\t"],
        escapesDirections: Bool = false
    ) {
        self.escapesDirections = escapesDirections
        replacements = (0..<128 as Range<UInt8>).map { code in
            let character = Character(Unicode.Scalar(code))
            if let text = special[character] { return text }
            guard code < 0x20 || code == 0x7F, !kept.contains(character) else { return nil }
            return Unicode.Scalar(code == 0x7F ? 0x2421 : 0x2400 + UInt32(code)).map { String(Character($0)) }
        }
    }

    package func callAsFunction(_ text: String) -> String {
        guard text.utf8.contains(where: mayNeedEscaping) else { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + text.utf8.count / 8)
        for scalar in text.unicodeScalars {
            if let replacement = replacement(of: scalar) {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// In UTF-8, the first byte is C2 for U+0080…U+009F, EF for U+FFFE and U+FFFF, and E2 for
    /// direction controls.
    private func mayNeedEscaping(_ byte: UInt8) -> Bool {
        byte < 128 ? replacements[Int(byte)] != nil : byte == 0xC2 || byte == 0xEF || escapesDirections && byte == 0xE2
    }

    private func replacement(of scalar: Unicode.Scalar) -> String? {
        if scalar.isASCII { return replacements[Int(scalar.value)] }
        if escapesDirections, scalar.reordersText { return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" }
        let isForbidden = scalar.value < 0xA0 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        return isForbidden ? "\u{FFFD}" : nil
    }
}

extension Escaping {
    /// Replaces control characters, because XML 1.0 cannot represent most of them.
    static let xmlText = Escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"])
    /// Escapes line breaks, which parsers would otherwise replace with spaces in attributes.
    static let xmlAttribute = Escaping(
        ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;"]
    )
    package static let html = Escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
    /// Replaces control characters, so that escape sequences in names cannot affect the terminal.
    static let terminal = Escaping([:], escapesDirections: true)
    /// Escapes text that a command prints outside of reports. On GitHub, look-alikes also replace
    /// `::` at the start of a line and `##[` anywhere, because both begin workflow commands.
    package static func printed(_ text: String, isOnGitHub: Bool = Self.isOnGitHub) -> String {
        let text = terminal(text)
        guard isOnGitHub else { return text }
        return text.replacing(/^(\s*)::/.anchorsMatchLineEndings()) { $0.output.1 + "∷" }.replacing("##[", with: "##［")
    }

    package static let isOnGitHub = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"

    package static let line = Escaping(["\n": " ", "\t": " ", "\r": " "], escapesDirections: true)
}
