extension String {
    /// The string with what nobody can see, or tell from a space, written as `\u{A0}`.
    ///
    /// What joins or parts the letters of a word, and what makes one picture of several, stays.
    var escapingInvisibles: String {
        guard unicodeScalars.contains(where: \.isInvisible) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isInvisible {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        guard !isASCII else { return false }
        switch properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
        case .format: return !isJoiner && !isTag
        default: return false
        }
    }

    private var isJoiner: Bool { ("\u{200C}"..."\u{200D}").contains(self) }

    /// Flags such as 🏴󠁧󠁢󠁥󠁮󠁧󠁿 are spelled with these.
    private var isTag: Bool { ("\u{E0020}"..."\u{E007F}").contains(self) }
}
