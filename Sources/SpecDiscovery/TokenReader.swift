/// Reads the tokens of a file, one by one or as the parts of a declaration.
struct TokenReader {
    private let tokens: TokenList
    private var position = 0

    init(_ tokens: TokenList) {
        self.tokens = tokens
    }

    mutating func next() -> Token? {
        guard position < tokens.count else { return nil }
        position += 1
        return tokens[position - 1]
    }

    /// Skips to the next token with one of the roles; whether there is another before it.
    mutating func skip(to roles: TokenList.Role) -> Bool {
        let start = position
        position = tokens.index(of: roles, from: start)
        return position > start
    }

    // MARK: Looking ahead

    private func token(_ offset: Int) -> Token? { tokens[position + offset] }

    private func isMark(_ mark: Unicode.Scalar, at offset: Int = 0) -> Bool {
        token(offset)?.isMark(mark) ?? false
    }

    /// Whether the word just read is a member's name or an argument's label.
    private var isAfterWordAsName: Bool {
        guard case .mark(let mark)? = token(-2)?.kind else { return false }
        return mark == "." || mark == "(" || mark == ","
    }

    /// Whether the keyword just read declares a type, as it does not in `class func`, `protocol P: class`,
    /// `import class A.B` and `func f(class name: String)`: a name follows, and then what a declaration goes on with.
    var isAtTypeName: Bool {
        guard let name = token(0)?.word, !isAfterWordAsName else { return false }
        if Identifier.isKeyword(name), token(0)?.isWord(name) == true { return false }
        return ["{", ":", "<"].contains { isMark($0, at: 1) } || token(1)?.isWord("where") == true
    }

    /// Whether `extension` just read extends a type.
    var isAtExtendedType: Bool { !isAfterWordAsName && !isMark(":") && !isMark(")") && !isMark(",") }

    /// Whether `func` just read declares `spec()`.
    var isAtSpecFunction: Bool { token(0)?.word == "spec" && isMark("(", at: 1) && isMark(")", at: 2) }

    // MARK: Reading

    mutating func readWord() -> String? {
        guard let word = token(0)?.word else { return nil }
        position += 1
        return word
    }

    mutating func skipMark(_ mark: Unicode.Scalar) -> Bool {
        guard isMark(mark) else { return false }
        position += 1
        return true
    }

    private mutating func skipAttributes() {
        while case .attribute? = token(0)?.kind { position += 1 }
    }

    /// Skips the parentheses after a modifier, as in `private(set)`.
    mutating func skipModifierArgument() {
        if isMark("("), token(1)?.word != nil, isMark(")", at: 2) { position += 3 }
    }

    /// Skips `<…>`; whether there was one.
    mutating func skipGenericArguments() -> Bool {
        guard isMark("<") else { return false }
        var depth = 0
        repeat {
            if isMark("<") { depth += 1 }
            // The `>` of an arrow closes nothing.
            if isMark(">"), !isMark("-", at: -1) { depth -= 1 }
            position += 1
        } while depth > 0 && token(0) != nil
        return true
    }

    /// Skips the arguments after the name of a generic attribute.
    mutating func skipAttributeArguments() {
        guard skipGenericArguments(), isMark("(") else { return }
        var depth = 0
        repeat {
            if isMark("(") { depth += 1 }
            if isMark(")") { depth -= 1 }
            position += 1
        } while depth > 0 && token(0) != nil
    }

    /// Skips to the brace that opens a type's body and over it; whether a `where` was on the way.
    mutating func skipToBody() -> Bool {
        var hasWhere = false
        while let token = next(), !token.isMark("{") {
            if token.isWord("where") { hasWhere = true }
        }
        return hasWhere
    }

    /// Reads `A.B<C>.D` or `A::B` as its names; and whether there were generic arguments.
    mutating func readPath() -> (names: [String], hasArguments: Bool) {
        var (names, hasArguments) = ([String](), false)
        repeat {
            guard let word = readWord() else { break }
            names.append(word)
            if skipGenericArguments() { hasArguments = true }
        } while skipMark(".") || skipModuleSelector()
        return (names, hasArguments)
    }

    private mutating func skipModuleSelector() -> Bool {
        guard isMark(":"), isMark(":", at: 1) else { return false }
        position += 2
        return true
    }

    /// Reads `A.B & C`, in parentheses or not, as its parts.
    mutating func readComposition() -> [[String]] {
        var parts: [[String]] = []
        repeat {
            while true {
                skipAttributes()
                if !skipMark("(") { break }
            }
            let path = readPath().names
            if !path.isEmpty { parts.append(path) }
            while skipMark(")") {}
        } while skipMark("&")
        return parts
    }
}
