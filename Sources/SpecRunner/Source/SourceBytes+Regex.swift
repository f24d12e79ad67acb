// Regular expressions between slashes, by the compiler's rules.
extension SourceBytes {
    /// The length of the regular expression between slashes that begins here; `nil` if the slash here is an operator.
    ///
    /// A slash begins one where a prefix operator is possible and no space follows. Another slash, not after a space,
    /// has to end it on the same line, and before a parenthesis closes that was opened outside: `reduce(1, /) / 2`.
    var lengthOfRegex: Int? {
        guard !isLeftBound, !peek(1).isSpace else { return nil }
        var (offset, depth, isInClass) = (1, 0, false)
        while let byte = byte(at: offset), !byte.isNewline {
            switch byte {
            case .backslash: offset += 1
            case .slash: return peekBack(offset).isSpace ? nil : offset + 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case .opening where !isInClass: depth += 1
            case .closing where !isInClass: depth -= 1
            default: break
            }
            if depth < 0 { return nil }
            offset += 1
        }
        return nil
    }

    private func peekBack(_ offset: Int) -> UInt8 { byte(at: offset - 1) ?? 0 }

    /// Whether an operand comes before the slash and the operators that touch it.
    private var isLeftBound: Bool {
        var offset = -1
        while let byte = byte(at: offset), "!-~&|^=<>+%?*".utf8.contains(byte) { offset -= 1 }
        guard let byte = byte(at: offset) else { return false }
        let endsComment = byte == .slash && self.byte(at: offset - 1) == .star
        return !byte.isSpace && !"([{,;:".utf8.contains(byte) && !endsComment
    }

    /// Skips `#/…/#`; the position is at the first number sign. Only one with a line break after its opening may go on
    /// to other lines.
    mutating func skipFencedRegex(hashes: Int) {
        advance(hashes + 1)
        var start = 0
        while let byte = byte(at: start), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { start += 1 }
        let isMultiline = byte(at: start)?.isNewline == true
        while !isAtEnd, isMultiline || !isAtNewline {
            if current == .slash, count(of: .hash, from: 1) >= hashes { return advance(1 + hashes) }
            advance(current == .backslash ? 2 : 1)
        }
    }
}
