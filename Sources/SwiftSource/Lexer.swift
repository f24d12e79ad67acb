package struct Lexer {
    private let text: [Unicode.Scalar]
    private var position = 0
    /// The 1-based line number. As in the compiler, a lone carriage return also ends a line.
    private var line = 1
    private var start = (position: 0, line: 1)
    /// The line on which the last token other than a comment ended.
    private var lastLine = 0
    private var tokens: [Token] = []

    /// Returns the words and symbols in the source, including those in string interpolations.
    package static func tokens(of source: some Collection<UInt8>) -> [Token] {
        let scalars = Array(String(decoding: source, as: UTF8.self).unicodeScalars)
        return allTokens(of: scalars).filter { $0.isWord || $0.kind == .mark }
    }

    /// Returns all tokens. These include line comments, but not block comments.
    package static func allTokens(of source: [Unicode.Scalar]) -> [Token] {
        var lexer = Lexer(text: source)
        if lexer.text.first == "\u{FEFF}" { lexer.position = 1 }
        while !lexer.isAtEnd { lexer.readOne() }
        return lexer.tokens
    }

    package static func tokensAndLiterals(of source: [Unicode.Scalar]) -> [Token] {
        allTokens(of: source).filter { $0.kind != .comment }
    }

    private mutating func readOne() {
        start = (position, line)
        if let kind = skipOne() { add(kind) }
    }

    /// Skips one token and returns its kind, or `nil` for a space or a block comment.
    private mutating func skipOne() -> Token.Kind? {
        switch peek() {
        case let first where first.isSpace:
            advance()
            return nil
        case let first where first.isDigit: return skipNumber()
        case let first where first.isWordPart && (first.isASCII || !first.isOperatorPart):
            skipWord()
            return tokens.last?.is(".") == true ? .name : .word
        case "/" where isNext("//"):
            while !isAtEnd, !peek().isNewline { advance() }
            return .comment
        case "/" where isNext("/*"): return skipBlockComment()
        case "/":
            guard let length = lengthOfRegex else { return skipOperator() }
            advance(length)
            return .regex
        case "\"": return skipString(hashes: 0)
        case "#": return skipHash()
        case "`":
            repeat { advance() } while !isAtEnd && peek() != "`" && !peek().isNewline
            if peek() == "`" { advance() }
            return .name
        case ".":
            let count = count(of: ".")
            advance(count > 1 && peek(count) == "<" ? count + 1 : count)
            return .mark
        case let first where first.isOperatorPart: return skipOperator()
        default:
            advance()
            return .mark
        }
    }

    /// A `!` or `?` that directly follows an operand is a separate token, as in `a!` and `a??`.
    private mutating func skipOperator() -> Token.Kind {
        let isPostfix = "!?".unicodeScalars.contains(peek()) && isLeftBound
        repeat {
            advance()
        } while !isPostfix && peek().isOperatorPart && !isNext("//") && !isNext("/*")
            && (peek() != "/" || lengthOfRegex == nil)
        return .mark
    }

    private mutating func skipNumber() -> Token.Kind {
        let isMember = peek(-1) == "."
        skipWord()
        if !isMember, peek() == ".", peek(1).isDigit {
            advance()
            skipWord()
        }
        return .number
    }

    private mutating func skipBlockComment() -> Token.Kind? {
        var depth = 0
        repeat {
            if isNext("/*") { depth += 1 }
            if isNext("*/") { depth -= 1 }
            advance(isNext("/*") || isNext("*/") ? 2 : 1)
        } while depth > 0 && !isAtEnd
        return nil
    }

    private mutating func skipHash() -> Token.Kind? {
        let hashes = count(of: "#")
        switch peek(hashes) {
        case "\"":
            advance(hashes)
            return skipString(hashes: hashes)
        case "/":
            skipFencedRegex(hashes: hashes)
            return .regex
        default:
            advance()
            skipWord()
            return .directive
        }
    }

    // MARK: Strings

    /// Skips the rest of a string literal whose `hashes` number signs have already been skipped. If
    /// the literal is interpolated, adds all of its tokens except the last part.
    private mutating func skipString(hashes: Int) -> Token.Kind {
        let isMultiline = startsMultilineString(hashes: hashes)
        let quotes = isMultiline ? 3 : 1
        advance(quotes)
        while !isAtEnd, isMultiline || !peek().isNewline {
            if count(of: "\"") >= quotes, count(of: "#", from: quotes) >= hashes {
                advance(quotes + hashes)
                break
            }
            if peek() == "\\", count(of: "#", from: 1) >= hashes {
                advance(1 + hashes)
                guard peek() == "(" else {
                    if !peek().isNewline { advance() }
                    continue
                }
                add(.string)
                readInterpolation(onOneLine: !isMultiline)
                start = (position, line)
            } else {
                advance()
            }
        }
        return .string
    }

    /// `#"""#` does not start a multi-line string. It is a string that contains a quotation mark.
    private func startsMultilineString(hashes: Int) -> Bool {
        guard count(of: "\"") >= 3 else { return false }
        let rest = text[(position + 1)...].prefix { !$0.isNewline }
        return hashes == 0
            || !rest.indices.contains { text[$0] == "\"" && count(of: "#", from: $0 + 1 - position) >= hashes }
    }

    /// Reads the tokens of an interpolation, because a closure in it may contain declarations.
    private mutating func readInterpolation(onOneLine: Bool) {
        var depth = 0
        repeat {
            if onOneLine, peek().isNewline { return }
            if peek() == "(" { depth += 1 }
            if peek() == ")" { depth -= 1 }
            readOne()
        } while depth > 0 && !isAtEnd
    }

    // MARK: Regular expressions, according to the compiler's rules

    /// The length, in Unicode scalars, of the regex literal that begins with this slash, or `nil`
    /// if the slash is an operator.
    ///
    /// A literal can begin where a prefix operator can, unless a space follows the slash. The next
    /// slash on the same line ends the literal and must not follow a space. The literal must not
    /// close a parenthesis that was opened before it, as it would in `reduce(1, /) / 2`.
    private var lengthOfRegex: Int? {
        guard !isLeftBound, !peek(1).isSpace else { return nil }
        var (offset, depth, isInClass) = (1, 0, false)
        while position + offset < text.count, !peek(offset).isNewline, depth >= 0 {
            switch peek(offset) {
            case "\\": offset += 1
            case "/": return peek(offset - 1).isSpace ? nil : offset + 1
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass: depth += 1
            case ")" where !isInClass: depth -= 1
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// Whether an operand precedes this position, with only operators in between.
    private var isLeftBound: Bool {
        var offset = -1
        while peek(offset).isOperatorPart, peek(offset) != "/" { offset -= 1 }
        let endsComment = peek(offset) == "/" && peek(offset - 1) == "*"
        return !peek(offset).isSpace && !"([{,;:".unicodeScalars.contains(peek(offset)) && !endsComment
    }

    /// Skips a `#/…/#` literal, which is multi-line only if its opening delimiter ends the line.
    private mutating func skipFencedRegex(hashes: Int) {
        advance(hashes + 1)
        let isMultiline = text[position...].first { $0 != " " && $0 != "\t" }?.isNewline == true
        while !isAtEnd, isMultiline || !peek().isNewline {
            if peek() == "/", count(of: "#", from: 1) >= hashes { return advance(1 + hashes) }
            advance(peek() == "\\" ? 2 : 1)
        }
    }

    // MARK: The text

    private var isAtEnd: Bool { position >= text.count }

    private func peek(_ offset: Int = 0) -> Unicode.Scalar {
        text.indices.contains(position + offset) ? text[position + offset] : "\0"
    }

    private func isNext(_ pair: String) -> Bool { text[position...].starts(with: pair.unicodeScalars) }

    private func count(of character: Unicode.Scalar, from offset: Int = 0) -> Int {
        text.dropFirst(position + offset).prefix { $0 == character }.count
    }

    private mutating func add(_ kind: Token.Kind) {
        let range = start.position..<position
        tokens.append(
            Token(
                kind: kind,
                text: String(String.UnicodeScalarView(text[range])),
                line: start.line,
                range: range,
                hasSpaceBefore: peek(-1 - range.count).isSpace,
                hasSpaceAfter: peek().isSpace,
                beginsLine: start.line > lastLine
            )
        )
        if kind != .comment { lastLine = line }
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<min(count, text.count - position) {
            if peek() == "\n" || (peek() == "\r" && peek(1) != "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func skipWord() {
        while peek().isWordPart { advance() }
    }
}

extension Unicode.Scalar {
    package var isNewline: Bool { self == "\n" || self == "\r" }
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var isSpace: Bool { self == " " || ("\t"..."\r").contains(self) || self == "\0" }

    var isWordPart: Bool {
        !isASCII || self == "_" || self == "$" || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
            || isDigit
    }

    package var isOperatorPart: Bool {
        guard !isASCII else { return "/=-+!*%<>&|^~?".unicodeScalars.contains(self) }
        return [0xA1...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2BFF]
            .contains { $0.contains(value) }
    }
}
