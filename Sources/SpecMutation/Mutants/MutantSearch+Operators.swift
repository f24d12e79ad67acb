import SwiftSource

extension MutantSearch {
    private static let others: [Mutant.Kind: [String: String]] = [
        .comparison: ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "==="],
        .logic: ["&&": "||", "||": "&&"],
        .arithmetic: [
            "+": "-", "-": "+", "*": "/", "/": "*", "&+": "&-", "&-": "&+", "+=": "-=", "-=": "+=", "*=": "/=",
            "/=": "*=",
        ],
    ]

    mutating func mutateOperator(_ index: Int) {
        let token = tokens[index]
        guard index > 0, index + 1 < tokens.count, !tokens[index - 1].isOne(of: ["func", "operator"]) else { return }
        if let (kind, others) = Self.others.first(where: { $1[token.text] != nil }), let other = others[token.text] {
            // Strings and arrays cannot be subtracted.
            let joinsTexts = [tokens[index - 1], tokens[index + 1]].contains {
                $0.kind == .string || $0.isOne(of: ["[", "]"])
            }
            if kind == .arithmetic, joinsTexts { return }
            if token.text.hasSuffix("="), kind == .arithmetic { return replaceAssignment(index, with: other) }
            guard let operands = source.operands(of: index) else { return }
            replace(token.range, with: other, in: source.range(of: operands), kind)
        } else if let operands = source.operands(of: index) {
            if token.is("??") { removeLeftSide(index, operands) }
            if token.is("?") { negate(operands) }
        }
    }

    private mutating func replaceAssignment(_ index: Int, with text: String) {
        let start = source.startOfStatement(around: index)
        guard source.startsStatement[start] else { return }
        let range = source.range(of: start...source.endOfStatement(from: start))
        replace(tokens[index].range, with: text, in: range, isStatement: true, .arithmetic)
    }

    /// Leaves out the left operand of `??`, which in a chain is just the operand before the
    /// operator.
    private mutating func removeLeftSide(_ index: Int, _ all: ClosedRange<Int>) {
        let before = (all.lowerBound..<index).last { source.parent[$0] == source.parent[index] && tokens[$0].is("??") }
        let left = before.map { $0 + 1 } ?? all.lowerBound
        let part = tokens[left].range.lowerBound..<tokens[index + 1].range.lowerBound
        replace(part, with: "", in: source.range(of: all), .fallback)
    }

    mutating func removeNegation(_ index: Int) {
        let token = tokens[index]
        let isPrefix = token.hasSpaceBefore || index > 0 && tokens[index - 1].opens
        guard !token.hasSpaceAfter, index + 1 < tokens.count, isPrefix else { return }
        let range = source.range(of: index...source.endOfPostfix(from: index + 1))
        guard !found.contains(where: { $0.kind == .condition && $0.edits[0].range == range }) else { return }
        replace(token.range, with: "", in: range, .condition)
    }
}

extension SourceTokens {
    private static let precedences: [String: Int] = [
        "<<": 90, ">>": 90, "*": 80, "/": 80, "%": 80, "&": 80, "&*": 80, "+": 70, "-": 70, "|": 70, "^": 70, "&+": 70,
        "&-": 70, "is": 50, "as": 50, "??": 40, "<": 30, "<=": 30, ">": 30, ">=": 30, "==": 30, "!=": 30, "===": 30,
        "!==": 30, "~=": 30, "&&": 20, "||": 10, "?": 1,
    ]
    private static let boundaries = Token.reserved.union([
        "try", "await", "yield", "->", ",", ";", ":", "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
    ])

    /// Returns the range of an operator and its operands or, for `a ? b : c`, of the condition
    /// only. Returns `nil` if a precedence is unknown or if the tokens are not an expression.
    func operands(of index: Int) -> ClosedRange<Int>? {
        guard let start = edge(from: index, -1) else { return nil }
        guard let end = tokens[index].is("?") ? index - 1 : edge(from: index, 1) else { return nil }
        return start...end
    }

    /// Returns the index of the first token in the expression if `step` is -1, or of the last token
    /// if `step` is 1.
    private func edge(from index: Int, _ step: Int) -> Int? {
        guard let precedence = Self.precedences[tokens[index].text] else { return nil }
        var edge = index
        while tokens.indices.contains(edge + step), !startsStatement[step < 0 ? edge : edge + 1] {
            let next = edge + step
            let token = tokens[next]
            let isInside = step < 0 ? token.closes : token.opens && (!token.is("{") || scopes[next] == .closure)
            if isInside, let partner = partner[next] {
                edge = partner
            } else {
                guard let isEnd = Self.ends(at: token, precedence) else { return nil }
                if isEnd { break }
                edge = next
            }
        }
        return edge == index ? nil : edge
    }

    /// Returns whether a token ends an operand, or `nil` if the token is an unknown operator.
    private static func ends(at token: Token, _ precedence: Int) -> Bool? {
        if token.opens || token.closes || token.isOne(of: boundaries) { return true }
        if token.is("?"), token.hasSpaceBefore { return true }
        // Range operators usually have no spaces around them, so `isBinaryOperator` misses them.
        if token.is("...") || token.is("..<") { return precedence >= 60 }
        guard token.isBinaryOperator else { return false }
        return precedences[token.text].map { $0 < precedence }
    }

    /// Returns the index of the last token in a postfix expression, such as `list[0].name!`.
    func endOfPostfix(from index: Int) -> Int {
        let end = max(partner[index] ?? index, index)
        guard end + 1 < tokens.count else { return end }
        let next = tokens[end + 1]
        let isPostfix = next.isOne(of: ["(", "[", "?", "!"]) && !next.hasSpaceBefore
        if isPostfix || next.is("{") && scopes[end + 1] == .closure { return endOfPostfix(from: end + 1) }
        return next.is(".") && end + 2 < tokens.count ? endOfPostfix(from: end + 2) : end
    }
}
