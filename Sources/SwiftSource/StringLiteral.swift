package enum StringLiteral {
    /// Returns the value of a string literal, or `nil` if the literal contains an invalid escape
    /// sequence or is only one part of an interpolated literal.
    package static func value(of literal: ArraySlice<Unicode.Scalar>) -> String? {
        let hashes = literal.prefix { $0 == "#" }
        let inner = literal.dropFirst(hashes.count).dropLast(hashes.count)
        guard literal.suffix(hashes.count) == hashes, inner.count >= 2, inner.first == "\"", inner.last == "\"" else {
            return nil
        }
        let isMultiline = inner.starts(with: "\"\"\"".unicodeScalars)
        let text = isMultiline ? unindented(inner.dropFirst(3).dropLast(3)) : inner.dropFirst().dropLast()
        return text.flatMap { unescaped($0, ["\\"] + hashes) }
    }

    /// Returns the text without its indentation, or `nil` if it does not begin with a line break.
    private static func unindented(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>? {
        let text = String(String.UnicodeScalarView(text)).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1, lines.removeFirst().isEmpty else { return nil }
        let indent = lines.removeLast()
        let content = lines.map { $0.starts(with: indent) ? $0.dropFirst(indent.count) : $0 }
        return Array(content.joined(separator: "\n".unicodeScalars))[...]
    }

    /// Replaces escape sequences, or returns `nil` if one is invalid. Each sequence begins with
    /// `escape`, which is a backslash followed, in a raw string, by number signs.
    package static func unescaped(_ text: ArraySlice<Unicode.Scalar>, _ escape: [Unicode.Scalar] = ["\\"]) -> String? {
        var (value, rest) = (String.UnicodeScalarView(), text)
        while let scalar = rest.first {
            guard rest.starts(with: escape) else {
                value.append(scalar)
                rest.removeFirst()
                continue
            }
            rest.removeFirst(escape.count)
            let nextLine = rest.drop { $0 == " " || $0 == "\t" }
            if nextLine.first == "\n" {
                rest = nextLine.dropFirst()
            } else {
                guard let name = rest.popFirst(), let sign = sign(name, &rest) else { return nil }
                value.append(sign)
            }
        }
        return String(value)
    }

    private static func sign(_ name: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        switch name {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "0": return "\0"
        case "u":
            guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
            let digits = String(String.UnicodeScalarView(rest[..<end]))
            rest = rest[(end + 1)...]
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        // In Swift, backslashes and quotes are the only punctuation that can be escaped. In
        // Markdown, all punctuation can be.
        default: return name.isASCII && !name.isWordPart ? name : nil
        }
    }
}
