// What can be said of a token without the brackets around it.
extension TokenList {
    func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool { UInt32(self.mark(at: index)) == mark.value }

    /// 1 for an opening bracket, -1 for a closing one.
    func nesting(at index: Int) -> Int {
        switch mark(at: index) {
        case 0x28, 0x5B, 0x7B: 1
        case 0x29, 0x5D, 0x7D: -1
        default: 0
        }
    }

    /// The index after the bracket that closes a group; that of the end of the file if none does.
    func end(ofGroup opening: Int) -> Int {
        var (index, depth) = (opening, 0)
        while index < count {
            depth += nesting(at: index)
            index += 1
            if depth == 0 { break }
        }
        return index
    }

    /// Whether a new line begins between the token and the one before it.
    func beginsLine(_ index: Int) -> Bool {
        index <= 0 || index >= count || line(at: index - 1) < line(at: index)
    }

    /// Whether a statement that may end before the token does end there: the token is on a new line and cannot go on with
    /// the statement.
    func endsStatement(before index: Int) -> Bool {
        guard let token = self[index] else { return true }
        switch token.kind {
        case .mark("}"), .mark(";"): return true
        case .mark("("), .mark("["), .quotedWord, .literal, .attribute: return beginsLine(index)
        case .mark: return false
        case .word(let word): return beginsLine(index) && word != "as" && word != "is"
        case .directive: return endsStatement(before: index + 1)
        }
    }
}
