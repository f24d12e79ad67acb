/// A file's tokens, with the brackets that enclose each.
struct TokenTree {
    let tokens: TokenList
    /// For an opening or closing bracket, the index of the other one.
    private var partners: [Int: Int] = [:]
    /// For each token the index of the innermost bracket around it; -1 for none.
    private var enclosing: [Int] = []

    init(_ tokens: TokenList) {
        self.tokens = tokens
        enclosing.reserveCapacity(tokens.count)
        var open: [Int] = []
        for index in 0..<tokens.count {
            let nesting = tokens.nesting(at: index)
            if nesting < 0, let opening = open.popLast() {
                partners[opening] = index
                partners[index] = opening
            }
            enclosing.append(open.last ?? -1)
            if nesting > 0 { open.append(index) }
        }
    }

    /// The token at an index that may lie outside the file.
    subscript(index: Int) -> Token? { tokens[index] }

    func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool { tokens.isMark(mark, at: index) }

    /// The innermost bracket around a token.
    func bracket(around index: Int) -> Int? { enclosing[index] < 0 ? nil : enclosing[index] }

    func partner(of bracket: Int) -> Int? { partners[bracket] }

    /// The index after the bracket that closes a group; that of the end of the file if none does.
    func end(ofGroup opening: Int) -> Int { tokens.end(ofGroup: opening) }

    // MARK: Statements

    /// Whether a statement can begin with the token.
    func beginsStatement(_ index: Int) -> Bool {
        guard let last = self[index - 1] else { return true }
        if let bracket = bracket(around: index), !isMark("{", at: bracket) { return false }
        switch last.kind {
        case .mark("{"), .mark(";"): return true
        case .mark(":"): return isAfterCase(index)
        case .word("in"): return self[statementStart(of: index - 1)]?.isWord("for") != true
        case .mark(")"), .mark("]"), .mark("}"), .mark(">"), .mark("!"), .mark("?"): return tokens.beginsLine(index)
        case .mark, .attribute: return false
        case .word(let word): return tokens.beginsLine(index) && !Self.wordsThatGoOn.contains(word)
        case .quotedWord, .literal, .directive: return tokens.beginsLine(index)
        }
    }

    private static let wordsThatGoOn: Set<String> = ["return", "throw", "try", "await", "is", "as"]

    /// Whether the colon before the token ends a `case`, a `default` or a label, and is not that of a condition `a ? b : c`.
    private func isAfterCase(_ index: Int) -> Bool {
        let start = statementStart(of: index - 1)
        return self[start]?.isWord("case") == true || self[start]?.isWord("default") == true || start == index - 2
    }

    /// The first token of the statement that the token belongs to. Groups in brackets before the token are part of it.
    func statementStart(of index: Int) -> Int {
        var index = index
        while index > 0, !beginsStatement(index) || isElse(index) {
            index = partner(of: index - 1).map { min($0, index - 1) } ?? index - 1
        }
        return index
    }

    /// The index after a statement such as `if`, from one of its braces on: over all branches.
    func end(ofBranchesFrom brace: Int) -> Int {
        var end = end(ofGroup: brace)
        while isElse(end), let next = (end..<tokens.count).first(where: { isMark("{", at: $0) }) {
            end = self.end(ofGroup: next)
        }
        return end
    }

    /// Whether the token goes on with an `if` or a `do`.
    private func isElse(_ index: Int) -> Bool {
        self[index]?.isWord("else") == true || self[index]?.isWord("catch") == true
    }
}
