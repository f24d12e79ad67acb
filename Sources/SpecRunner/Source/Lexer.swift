/// Splits Swift source into tokens. It skips comments, and the text of strings of every kind and of regular expressions,
/// because no code is in them, and reads the lines of conditional compilation.
struct Lexer {
    private var source: SourceBytes
    private var tokens: [Token] = []

    static func tokens(of source: some Collection<UInt8>) -> [Token] {
        let text = SourceText(source)
        return withExtendedLifetime(text) {
            var lexer = Lexer(source: SourceBytes(text))
            while !lexer.source.isAtEnd { lexer.readOne() }
            return lexer.tokens
        }
    }

    private init(source: SourceBytes) {
        self.source = source
    }

    private mutating func append(_ kind: Token.Kind, line: Int) {
        tokens.append(Token(kind: kind, line: line))
    }

    private mutating func readOne() {
        let byte = source.bytes[source.position]
        if byte == 0x20 { return source.skipSpaces() }
        if byte.isWordPart { return byte.isDigit ? readLiteral { $0.source.skipWord() } : readWord() }
        switch byte {
        case 0x2F: readSlash()
        case 0x22: readLiteral { $0.skipString(hashes: 0) }
        case 0x23: readHash()
        case 0x60: readQuotedWord()
        case 0x40: readAttribute()
        default: byte.isSpace ? source.advance() : readMark(byte)
        }
    }

    private mutating func readLiteral(_ skip: (inout Lexer) -> Void) {
        skip(&self)
        append(.literal, line: source.line)
    }

    private mutating func readMark(_ byte: UInt8) {
        append(.mark(Unicode.Scalar(byte)), line: source.line)
        source.advance()
    }

    private mutating func readWord() {
        let start = source.position
        source.skipWord()
        append(.word(source.text(from: start)), line: source.line)
    }

    private mutating func readQuotedWord() {
        source.advance()
        let start = source.position
        while !source.isAtEnd, source.current != .backtick, !source.isAtNewline { source.advance() }
        append(.quotedWord(source.text(from: start)), line: source.line)
        if source.current == .backtick { source.advance() }
    }

    /// Reads a whole attribute. Its arguments follow its name without a space and declare nothing.
    private mutating func readAttribute() {
        let (start, line, count) = (source.position, source.line, tokens.count)
        source.advance()
        repeat {
            source.skipWord()
        } while skipDot()
        if source.current == .opening { skipParentheses(onOneLine: false) }
        tokens.removeSubrange(count...)
        append(.attribute(source.text(from: start)), line: line)
    }

    private mutating func skipDot() -> Bool {
        guard source.current == UInt8(ascii: ".") else { return false }
        source.advance()
        return true
    }

    /// Reads from an opening parenthesis to the one that closes it. The text becomes tokens, because an interpolation
    /// may contain closures, and closures may contain declarations.
    private mutating func skipParentheses(onOneLine: Bool) {
        var depth = 0
        repeat {
            if onOneLine, source.isAtNewline { return }
            if source.current == .opening { depth += 1 }
            if source.current == .closing { depth -= 1 }
            readOne()
        } while depth > 0 && !source.isAtEnd
    }

    // MARK: Comments and regular expressions

    private mutating func readSlash() {
        if source.peek(1) == .slash {
            source.skipLine()
        } else if source.peek(1) == .star {
            skipBlockComment()
        } else if let length = source.lengthOfRegex {
            readLiteral { $0.source.advance(length) }
        } else {
            readMark(.slash)
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if source.isNext(.slash, .star) {
                depth += 1
                source.advance(2)
            } else if source.isNext(.star, .slash) {
                depth -= 1
                source.advance(2)
            } else {
                source.advance()
            }
        } while depth > 0 && !source.isAtEnd
    }

    // MARK: Strings

    /// Skips a string literal with this many `#` before it; the position is at its first quote.
    private mutating func skipString(hashes: Int) {
        let isMultiline = startsMultilineString(hashes: hashes)
        let quotes = isMultiline ? 3 : 1
        source.advance(quotes)
        while !source.isAtEnd {
            source.skipPlainText()
            if !isMultiline, source.isAtNewline { return }
            if source.current == .quote, endsString(quotes: quotes, hashes: hashes) {
                return source.advance(quotes + hashes)
            }
            if source.current == .backslash, source.count(of: .hash, from: 1) >= hashes {
                skipEscape(hashes: hashes, onOneLine: !isMultiline)
            } else {
                source.advance()
            }
        }
    }

    private func endsString(quotes: Int, hashes: Int) -> Bool {
        source.count(of: .quote) >= quotes && source.count(of: .hash, from: quotes) >= hashes
    }

    /// Three quotes begin a multi-line string, except in `#"""#`, which is a string of one quote.
    private func startsMultilineString(hashes: Int) -> Bool {
        guard source.count(of: .quote) >= 3 else { return false }
        var offset = 1
        while hashes > 0, let byte = source.byte(at: offset), !byte.isNewline {
            offset += 1
            if byte == .quote, source.count(of: .hash, from: offset) >= hashes { return false }
        }
        return true
    }

    private mutating func skipEscape(hashes: Int, onOneLine: Bool) {
        source.advance(1 + hashes)
        if source.current == .opening {
            skipParentheses(onOneLine: onOneLine)
        } else if !source.isAtNewline {
            source.advance()
        }
    }

    // MARK: Number signs

    private mutating func readHash() {
        let hashes = source.count(of: .hash)
        switch source.byte(at: hashes) {
        case .quote:
            source.advance(hashes)
            readLiteral { $0.skipString(hashes: hashes) }
        case .slash:
            readLiteral { $0.source.skipFencedRegex(hashes: hashes) }
        default:
            source.advance()
            readDirective()
        }
    }

    /// Reads `if`, `elseif`, `else` or `endif` after a number sign; any other word is a macro and is skipped.
    private mutating func readDirective() {
        let (start, line) = (source.position, source.line)
        source.skipWord()
        guard let directive = Token.Directive(rawValue: source.text(from: start)) else { return }
        append(.directive(directive, condition: readCondition()), line: line)
    }

    /// Reads to the end of the line, or of the line on which the last parenthesis closes. Comments are left out.
    private mutating func readCondition() -> String {
        var (parts, depth) = ([String](), 0)
        while !source.isAtEnd, depth > 0 || !source.isAtNewline {
            if source.isNext(.slash, .slash) {
                source.skipLine()
            } else if source.isNext(.slash, .star) {
                skipBlockComment()
            } else if source.current.isSpace {
                source.advance()
            } else {
                parts.append(readConditionPart(&depth))
            }
        }
        return parts.joined(separator: " ")
    }

    private mutating func readConditionPart(_ depth: inout Int) -> String {
        let start = source.position
        repeat {
            if source.current == .opening { depth += 1 }
            if source.current == .closing { depth -= 1 }
            source.advance()
        } while !source.isAtEnd && !source.current.isSpace && source.current != .slash
        return source.text(from: start)
    }
}
