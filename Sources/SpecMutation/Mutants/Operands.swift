/// The operands of an operator, together with the operators that bind as strongly or more strongly.
struct Operands {
    /// The tokens of the whole expression.
    let all: ClosedRange<Int>

    private static let precedences: [String: Int] = [
        "<<": 90, ">>": 90, "*": 80, "/": 80, "%": 80, "&": 80, "&*": 80, "+": 70, "-": 70, "|": 70, "^": 70, "&+": 70,
        "&-": 70, "is": 50, "as": 50, "??": 40, "<": 30, "<=": 30, ">": 30, ">=": 30, "==": 30, "!=": 30, "===": 30,
        "!==": 30, "~=": 30, "&&": 20, "||": 10,
    ]
    private static let assignments: Set = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]
    private static let boundaries: Set = [
        "return", "throw", "if", "guard", "while", "else", "in", "case", "where", "try", "await", "switch", "for",
        "let",
        "var", "do", "yield", "default", "inout", "borrowing", "consuming", "consume", "copy", "->",
    ]

    /// `nil` if the expression has an operator of unknown precedence, or is no expression.
    init?(of index: Int, in source: SourceTokens) {
        guard let precedence = Self.precedences[source.tokens[index].text] else { return nil }
        self.init(around: index, precedence, in: source, hasRight: true)
    }

    /// The condition of a choice `a ? b : c`, of which the index is that of the question mark.
    init?(ofChoice index: Int, in source: SourceTokens) {
        self.init(around: index, 1, in: source, hasRight: false)
    }

    private init?(around index: Int, _ precedence: Int, in source: SourceTokens, hasRight: Bool) {
        guard let start = Self.start(index, precedence, source) else { return nil }
        guard hasRight else {
            all = start...(index - 1)
            return
        }
        guard let end = Self.end(index, precedence, source) else { return nil }
        all = start...end
    }

    /// Where the left operand of a right-associative operator begins.
    func left(of index: Int, in source: SourceTokens) -> Int? {
        let before = (all.lowerBound..<index).last {
            source.parent[$0] == source.parent[index] && source.tokens[$0].is(source.tokens[index].text)
        }
        return before.map { $0 + 1 } ?? all.lowerBound
    }

    /// The first token of the expression; `nil` where it cannot be told.
    private static func start(_ index: Int, _ precedence: Int, _ source: SourceTokens) -> Int? {
        var first = index
        while first > 0, !source.startsStatement[first] {
            let previous = source.tokens[first - 1]
            if previous.closes {
                guard let partner = source.partner[first - 1] else { return nil }
                first = partner
                continue
            }
            switch end(at: previous, precedence) {
            case nil: return nil
            case true?: return first < index ? first : nil
            case false?: first -= 1
            }
        }
        return first < index ? first : nil
    }

    /// The last token of the expression; `nil` where it cannot be told.
    private static func end(_ index: Int, _ precedence: Int, _ source: SourceTokens) -> Int? {
        var next = index + 1
        while next < source.tokens.count, !source.startsStatement[next] {
            let token = source.tokens[next]
            if token.is("{"), source.scopes[next] != .closure { break }
            if token.opens {
                guard let partner = source.partner[next] else { return nil }
                next = partner + 1
                continue
            }
            guard let isEnd = end(at: token, precedence) else { return nil }
            if isEnd { break }
            next += 1
        }
        return next - 1 > index ? next - 1 : nil
    }

    /// Whether an expression of a precedence ends before the token; `nil` if that depends on an operator that is not known.
    private static func end(at token: SourceToken, _ precedence: Int) -> Bool? {
        if token.opens || token.closes || token.isOne(of: boundaries) || token.isOne(of: assignments) { return true }
        if token.isOne(of: [",", ";", ":"]) || (token.is("?") && token.hasSpaceBefore) { return true }
        guard token.isBinaryOperator else {
            // Ranges are written without spaces.
            return token.is("...") || token.is("..<") ? precedence >= 60 : false
        }
        guard let other = precedences[token.text] else { return nil }
        return other < precedence
    }

    /// The last token of an operand with its calls, members and marks: `list[0].name!`.
    static func endOfPostfix(from index: Int, in source: SourceTokens) -> Int {
        var end = source.partner[index] ?? index
        while end + 1 < source.tokens.count {
            let next = source.tokens[end + 1]
            if next.is("."), end + 2 < source.tokens.count, !next.beginsLine {
                end += 2
            } else if next.is("(") || next.is("["), !next.hasSpaceBefore, let partner = source.partner[end + 1] {
                end = partner
            } else if next.is("?") || next.is("!"), !next.hasSpaceBefore {
                end += 1
            } else if next.is("{"), source.scopes[end + 1] == .closure, let partner = source.partner[end + 1] {
                end = partner
            } else {
                break
            }
        }
        return end
    }
}
