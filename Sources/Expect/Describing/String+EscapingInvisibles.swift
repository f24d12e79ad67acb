extension String {
    /// The string with its invisible characters escaped, as in `\u{A0}`.
    ///
    /// Joiners and tags are not escaped: words of some scripts and emoji need them.
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
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return true
        case .format: return !isJoiner && !isTag
        default: return false
        }
    }

    private var isJoiner: Bool { ("\u{200C}"..."\u{200D}").contains(self) }

    /// Flags such as 🏴󠁧󠁢󠁥󠁮󠁧󠁿 contain these.
    private var isTag: Bool { ("\u{E0020}"..."\u{E007F}").contains(self) }
}
