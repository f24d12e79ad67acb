import SwiftSource

extension Token {
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

    static let accessors: Set = ["get", "set", "willSet", "didSet", "_modify", "_read"]
    private static let notOfExpressions = reserved.union(accessors).union(["@", "mutating", "nonmutating", "yield"])

    /// Whether it begins a statement or a declaration, and no expression.
    var beginsNoExpression: Bool { isOne(of: Self.notOfExpressions) }
}
