import SpecEvents

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
