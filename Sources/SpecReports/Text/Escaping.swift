import Foundation
import TerminalText

/// Escapes the characters that have a special meaning in a format.
///
/// Most texts need no escape and are returned unchanged, which keeps large reports cheap.
package struct Escaping: Sendable {
    /// The replacement of each ASCII character; `nil` for those that are not escaped.
    private let replacements: [String?]
    /// Whether to escape marks that reorder the text after them.
    private let escapesDirections: Bool

    /// Makes an escaping of `special` characters, and of control characters that are not `kept`.
    init(
        _ special: [Character: String],
        keeping kept: Set<Character> = ["\n", "\t"],
        escapesDirections: Bool = false
    ) {
        self.escapesDirections = escapesDirections
        replacements = (0..<128 as Range<UInt8>).map { code in
            let character = Character(Unicode.Scalar(code))
            if let text = special[character] { return text }
            let isControl = code < 0x20 || code == 0x7F
            return isControl && !kept.contains(character) ? Self.picture(of: code) : nil
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

    /// Whether a byte is replaced, or begins a character that may be: U+0080 to U+009F begin with
    /// C2, U+FFFE and U+FFFF with EF, and marks that reorder text with E2.
    private func mayNeedEscaping(_ byte: UInt8) -> Bool {
        byte < 128 ? replacements[Int(byte)] != nil : byte == 0xC2 || byte == 0xEF || escapesDirections && byte == 0xE2
    }

    private func replacement(of scalar: Unicode.Scalar) -> String? {
        if scalar.isASCII { return replacements[Int(scalar.value)] }
        if escapesDirections, scalar.reordersText { return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" }
        let isForbidden = scalar.value < 0xA0 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        return isForbidden ? "\u{FFFD}" : nil
    }

    /// The Unicode symbol for a control character, such as `␛`.
    static func picture(of control: UInt8) -> String {
        let code = control == 0x7F ? 0x2421 : 0x2400 + UInt32(control)
        return Unicode.Scalar(code).map { String(Character($0)) } ?? ""
    }
}

extension Escaping {
    /// Text between the tags of XML 1.0, which cannot express most control characters.
    static let xmlText = Escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"])
    /// An XML 1.0 attribute; parsers replace unescaped line breaks with spaces.
    static let xmlAttribute = Escaping(
        ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;"]
    )
    /// Text or an attribute of HTML.
    package static let html = Escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
    /// Several lines for a terminal: a control sequence in a name must not change the screen.
    static let terminal = Escaping([:], escapesDirections: true)
    /// Lines that a command prints beside the reports of a run. GitHub gets no commands: it obeys what begins with `::`
    /// after white space, and `##[` anywhere, so that these have look-alikes there.
    package static func printed(_ text: String, isOnGitHub: Bool = Self.isOnGitHub) -> String {
        let text = terminal(text)
        guard isOnGitHub else { return text }
        return text.replacing(/^(\s*)::/.anchorsMatchLineEndings()) { $0.output.1 + "∷" }.replacing("##[", with: "##［")
    }

    package static let isOnGitHub = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"

    /// One line; line breaks become spaces.
    package static let line = Escaping(["\n": " ", "\t": " ", "\r": " "], escapesDirections: true)
}
