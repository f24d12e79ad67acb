extension StringProtocol {
    package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
    /// The width in terminal columns. Every ASCII character has width 1, even a control character.
    package var displayWidth: Int {
        if isASCII { return 1 }
        guard let first = unicodeScalars.first else { return 0 }
        if utf8.count == 2 ? first.isCommonLetter : utf8.count == 3 && first.isCommonSign { return 1 }
        switch first.properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
        return isEmoji || first.isWide ? 2 : 1
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a no-break space, or a Latin, Greek, or Cyrillic letter. Checking this
    /// first avoids category lookups, which would take most of the time spent drawing text.
    fileprivate var isCommonLetter: Bool {
        switch value {
        case 0xA0, 0xC0...0x24F, 0x388...0x3FF, 0x400...0x481, 0x48A...0x52F: true
        default: false
        }
    }

    /// Whether the scalar is a dash, a quotation mark, a dot, or a box-drawing character.
    fileprivate var isCommonSign: Bool { (0x2010...0x2027).contains(value) || (0x2500...0x257F).contains(value) }

    /// Whether Unicode Standard Annex #11 lists the scalar in a wide or fullwidth range.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
