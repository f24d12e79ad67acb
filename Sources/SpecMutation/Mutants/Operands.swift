import SwiftSource

/// The operands of an operator, together with the operators that bind as strongly or more strongly.
struct Operands {
    /// The tokens of the whole expression; of a choice `a ? b : c` those of its condition.
    let all: ClosedRange<Int>

    private static let precedences: [String: Int] = [
        "<<": 90, ">>": 90, "*": 80, "/": 80, "%": 80, "&": 80, "&*": 80, "+": 70, "-": 70, "|": 70, "^": 70, "&+": 70,
        "&-": 70, "is": 50, "as": 50, "??": 40, "<": 30, "<=": 30, ">": 30, ">=": 30, "==": 30, "!=": 30, "===": 30,
        "!==": 30, "~=": 30, "&&": 20, "||": 10, "?": 1,
    ]
    private static let boundaries = Token.reserved.union([
        "try", "await", "yield", "->", ",", ";", ":", "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
    ])

    /// `nil` if the expression has an operator of unknown precedence, or is no expression.
    init?(of index: Int, in source: SourceTokens) {
        guard let precedence = Self.precedences[source.tokens[index].text],
            let start = Self.start(index, precedence, source)
        else { return nil }
        guard !source.tokens[index].is("?") else {
            all = start...(index - 1)
            return
        }
        guard let end = Self.end(index, precedence, source) else { return nil }
        all = start...end
    }

    /// The first token of the expression; `nil` where it cannot be told.
    private static func start(_ index: Int, _ precedence: Int, _ source: SourceTokens) -> Int? {
        var first = index
        while first > 0, !source.startsStatement[first] {
            let previous = source.tokens[first - 1]
            if previous.closes, let partner = source.partner[first - 1] {
                first = partner
            } else {
                guard let isEnd = ends(at: previous, precedence) else { return nil }
                if isEnd { break }
                first -= 1
            }
        }
        return first < index ? first : nil
    }

    /// The last token of the expression; `nil` where it cannot be told.
    private static func end(_ index: Int, _ precedence: Int, _ source: SourceTokens) -> Int? {
        var next = index + 1
        while next < source.tokens.count, !source.startsStatement[next] {
            let token = source.tokens[next]
            if token.opens, let partner = source.partner[next] {
                if token.is("{"), source.scopes[next] != .closure { break }
                next = partner + 1
            } else {
                guard let isEnd = ends(at: token, precedence) else { return nil }
                if isEnd { break }
                next += 1
            }
        }
        return next - 1 > index ? next - 1 : nil
    }

    /// Whether an expression of a precedence ends before the token; `nil` if that depends on an operator that is not known.
    private static func ends(at token: Token, _ precedence: Int) -> Bool? {
        if token.opens || token.closes || token.isOne(of: boundaries) { return true }
        if token.is("?"), token.hasSpaceBefore { return true }
        // Ranges are written without spaces.
        if token.is("...") || token.is("..<") { return precedence >= 60 }
        guard token.isBinaryOperator else { return false }
        return precedences[token.text].map { $0 < precedence }
    }

    /// The last token of an operand with its calls, members and marks: `list[0].name!`.
    static func endOfPostfix(from index: Int, in source: SourceTokens) -> Int {
        let end = source.partner[index] ?? index
        guard end + 1 < source.tokens.count else { return end }
        let next = source.tokens[end + 1]
        let isCall = next.isOne(of: ["(", "["]) && !next.hasSpaceBefore
        if isCall || next.is("{") && source.scopes[end + 1] == .closure {
            return endOfPostfix(from: end + 1, in: source)
        }
        if next.isOne(of: ["?", "!"]), !next.hasSpaceBefore { return endOfPostfix(from: end + 1, in: source) }
        let isMember = next.is(".") && end + 2 < source.tokens.count && !next.beginsLine
        return isMember ? endOfPostfix(from: end + 2, in: source) : end
    }
}
