/// A token of Swift source as the mutators see it: an operator is one token, and so is a number with a point.
struct SourceToken {
    enum Kind { case word, quotedWord, number, string, regex, directive, mark }

    var kind: Kind
    var text: String
    /// In Unicode scalars of the source.
    var range: Range<Int>
    /// Counted from 1.
    var line: Int
    var hasSpaceBefore = true
    var hasSpaceAfter = true
    var beginsLine = true

    /// Whether it is this keyword or mark; a name in backticks never is.
    func `is`(_ text: String) -> Bool { self.text == text && (kind == .word || kind == .mark) }

    func isOne(of texts: Set<String>) -> Bool { (kind == .word || kind == .mark) && texts.contains(text) }

    var isWord: Bool { kind == .word || kind == .quotedWord }
    var opens: Bool { kind == .mark && ["(", "[", "{"].contains(text) }
    var closes: Bool { kind == .mark && [")", "]", "}"].contains(text) }
    /// Whether it is an operator between two operands. The compiler wants spaces on both sides of it or on neither; those without
    /// are left out, because they might be brackets of generic types.
    var isBinaryOperator: Bool {
        if kind == .word { return text == "is" || text == "as" }
        return kind == .mark && hasSpaceBefore && hasSpaceAfter && text.unicodeScalars.allSatisfy(\.isOperatorPart)
            && text != "->"
    }
}

extension Unicode.Scalar {
    var isOperatorPart: Bool { "/=-+!*%<>&|^~?".unicodeScalars.contains(self) || isSymbolBeyondASCII }

    /// Whether it is one of the symbols beyond ASCII of which operators consist, as `±`.
    private var isSymbolBeyondASCII: Bool {
        [0xA1...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2BFF]
            .contains { $0.contains(value) }
    }
}
