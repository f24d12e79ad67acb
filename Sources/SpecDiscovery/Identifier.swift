/// Rules for names in Swift source.
enum Identifier {
    /// Whether a name can be written without backticks.
    static func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, !first.isDigit else { return false }
        for byte in name.utf8 where !byte.isWordPart { return false }
        return !isKeyword(name)
    }

    /// Whether the name is a keyword of the compiler.
    static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

    /// The name as source has to spell it.
    static func spelled(_ name: String) -> String { isPlain(name) ? name : "`\(name)`" }

    /// Whether one of the words in `aNameLikeThis` is «Spec» or «Specs».
    static func mentionsSpec(_ name: String) -> Bool {
        name.ranges(of: "Spec").contains { range in
            var rest = name[range.upperBound...]
            if rest.first == "s" { rest = rest.dropFirst() }
            return rest.first?.isLowercase != true
        }
    }

    /// Whether a name follows the conventions for protocols, not those for classes.
    static func looksLikeProtocol(_ name: String) -> Bool {
        ["Protocol", "Delegate", "DataSource", "able", "ible"].contains(where: name.hasSuffix)
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
