/// Cuts Swift source into tokens. Knows comments, strings of every kind with what is interpolated in them, regular
/// expressions, and the lines of conditional compilation; all that only so as not to take a `class` in them for one.
struct Lexer {
    private let source: [Character]
    private var position = 0
    private var line = 1
    private var tokens: [Token] = []

    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(source: Array(source))
        lexer.readAll(until: nil)
        return lexer.tokens
    }

    private init(source: [Character]) {
        self.source = source
    }

    // MARK: Looking and stepping

    private var current: Character? { peek(0) }

    private func peek(_ offset: Int) -> Character? {
        position + offset < source.count ? source[position + offset] : nil
    }

    private func isNext(_ text: String) -> Bool {
        text.enumerated().allSatisfy { peek($0) == $1 }
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < source.count {
            if source[position].isNewline { line += 1 }
            position += 1
        }
    }

    // MARK: Reading

    /// Reads to the end, or to the parenthesis that closes an interpolation.
    private mutating func readAll(until closing: Character?) {
        var depth = 0
        while let character = current {
            if character == closing, depth == 0 { return advance() }
            if closing != nil, character == "(" { depth += 1 }
            if closing != nil, character == ")" { depth -= 1 }
            readOne(character)
        }
    }

    private mutating func readOne(_ character: Character) {
        switch character {
        case _ where character.isWhitespace: advance()
        case "/" where peek(1) == "/": skipLine()
        case "/" where peek(1) == "*": skipBlockComment()
        case "/" where startsRegex: skipRegex(hashes: 0)
        case "\"": skipString(hashes: 0)
        case "#": readHash()
        case "`": readQuotedWord()
        case _ where isWordStart(character): readWord()
        case _ where character.isNumber: skipNumber()
        default:
            tokens.append(Token(kind: .mark(character), line: line))
            advance()
        }
    }

    private mutating func skipLine() {
        while let character = current, !character.isNewline { advance() }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if isNext("/*") {
                depth += 1
                advance(2)
            } else if isNext("*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && current != nil
    }

    /// A number is skipped whole, so that the letters in `0xFF` or `1e5` are no words.
    private mutating func skipNumber() {
        while let character = current, character.isNumber || character.isLetter || character == "_" { advance() }
    }

    private func isWordStart(_ character: Character) -> Bool {
        character.isLetter || character == "_" || character == "$" || character == "@"
    }

    /// Reads a word; an attribute keeps its `@`.
    private mutating func readWord() {
        let start = line
        var word = ""
        while let character = current, isWordStart(character) || character.isNumber {
            word.append(character)
            advance()
        }
        tokens.append(Token(kind: .word(word), line: start))
    }

    private mutating func readQuotedWord() {
        advance()
        var word = ""
        while let character = current, character != "`" {
            word.append(character)
            advance()
        }
        tokens.append(Token(kind: .word(word), line: line))
        advance()
    }

    // MARK: Strings and regular expressions

    /// Skips a string literal with this many `#` before it; the position is at its first quote.
    private mutating func skipString(hashes: Int) {
        let fence = String(repeating: "#", count: hashes)
        let quote = isNext("\"\"\"") ? "\"\"\"" : "\""
        advance(quote.count)
        while let character = current {
            if isNext(quote + fence) { return advance(quote.count + hashes) }
            if quote.count == 1, character.isNewline { return }
            guard isNext("\\" + fence) else {
                advance()
                continue
            }
            advance(1 + hashes)
            if current == "(" {
                advance()
                readAll(until: ")")
            } else {
                advance()
            }
        }
    }

    /// Whether a `/` begins a regular expression and is no operator: it stands where an operand must, what follows is no
    /// space, and another `/` ends it on the same line.
    private var startsRegex: Bool {
        guard let next = peek(1), !next.isWhitespace, next != "=" else { return false }
        switch tokens.last?.kind {
        case .mark(let mark) where ")]}?!".contains(mark): return false
        case .word(let word) where !["return", "case", "in", "where", "try", "await"].contains(word): return false
        default: break
        }
        var offset = 1
        while let character = peek(offset), !character.isNewline {
            if character == "\\" {
                offset += 1
            } else if character == "/" {
                return true
            }
            offset += 1
        }
        return false
    }

    /// Skips a regular expression; the position is at its first `/`.
    private mutating func skipRegex(hashes: Int) {
        let end = "/" + String(repeating: "#", count: hashes)
        advance()
        while current != nil, !isNext(end) {
            advance(current == "\\" ? 2 : 1)
        }
        advance(end.count)
    }

    // MARK: What begins with a number sign

    private mutating func readHash() {
        var hashes = 0
        while peek(hashes) == "#" { hashes += 1 }
        if peek(hashes) == "\"" {
            advance(hashes)
            skipString(hashes: hashes)
        } else if peek(hashes) == "/" {
            advance(hashes)
            skipRegex(hashes: hashes)
        } else {
            advance()
            readDirective()
        }
    }

    /// Reads `if`, `elseif`, `else` or `endif` after a number sign; any other word there is a macro and says nothing.
    private mutating func readDirective() {
        let start = line
        var word = ""
        while let character = current, character.isLetter {
            word.append(character)
            advance()
        }
        guard let directive = Token.Directive(rawValue: word) else { return }
        var condition = ""
        while let character = current, !character.isNewline, !isNext("//"), !isNext("/*") {
            condition.append(character)
            advance()
        }
        let trimmed = condition.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
        tokens.append(Token(kind: .directive(directive, condition: String(trimmed)), line: start))
    }
}
