/// A token of Swift source as the mutators see it: an operator is one token, and so is a number with a point.
struct SourceToken {
    /// A name is a word in backticks, or after a point: it is never a keyword.
    enum Kind { case word, name, number, string, regex, directive, mark }

    var kind: Kind
    var text: String
    /// In Unicode scalars of the source.
    var range: Range<Int>
    /// Counted from 1.
    var line: Int
    var hasSpaceBefore = true
    var hasSpaceAfter = true
    var beginsLine = true

    /// Whether it is this keyword or mark.
    func `is`(_ text: String) -> Bool { self.text == text && (kind == .word || kind == .mark) }

    func isOne(of texts: Set<String>) -> Bool { (kind == .word || kind == .mark) && texts.contains(text) }

    var isWord: Bool { kind == .word || kind == .name }
    var opens: Bool { isOne(of: ["(", "[", "{"]) }
    var closes: Bool { isOne(of: [")", "]", "}"]) }
    /// Whether it is an operator between two operands. The compiler wants spaces on both sides of it or on neither; those without
    /// are left out, because they might be brackets of generic types.
    var isBinaryOperator: Bool {
        if kind == .word { return text == "is" || text == "as" }
        return kind == .mark && hasSpaceBefore && hasSpaceAfter && text.unicodeScalars.allSatisfy(\.isOperatorPart)
            && text != "->"
    }

    /// Words that are in no expression.
    static let reserved: Set = [
        "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum",
        "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "internal", "let",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "return", "static", "struct",
        "subscript", "switch", "throw", "typealias", "var", "where", "while",
    ]

    /// Words that begin a declaration, if what follows is one.
    private static let modifiers: Set = [
        "@", "_modify", "_read", "actor", "consume", "convenience", "didSet", "final", "get", "indirect", "infix",
        "init",
        "lazy", "macro", "mutating", "nonisolated", "nonmutating", "open", "override", "package", "postfix", "prefix",
        "required", "set", "unowned", "unsafeAddress", "weak", "willSet", "yield",
    ]

    /// Whether it begins a statement or a declaration, and no expression.
    var beginsNoExpression: Bool { isOne(of: Self.reserved) || isOne(of: Self.modifiers) }
}

extension Unicode.Scalar {
    /// Whether operators consist of it; beyond ASCII these are symbols such as `±`.
    var isOperatorPart: Bool {
        "/=-+!*%<>&|^~?".unicodeScalars.contains(self)
            || [0xA1...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2BFF]
                .contains { $0.contains(value) }
    }
}
