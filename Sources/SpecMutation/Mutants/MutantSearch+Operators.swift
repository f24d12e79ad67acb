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
            // A text or a list cannot be subtracted.
            let joinsTexts = [tokens[index - 1], tokens[index + 1]].contains {
                $0.kind == .string || $0.isOne(of: ["[", "]"])
            }
            if kind == .arithmetic, joinsTexts { return }
            if token.text.hasSuffix("="), kind == .arithmetic { return replaceAssignment(index, with: other) }
            guard let operands = Operands(of: index, in: source) else { return }
            replace(token.range, with: other, in: source.range(of: operands.all), kind)
        } else if let operands = Operands(of: index, in: source) {
            if token.is("??") { leaveOutLeftSide(index, operands.all) }
            if token.is("?") { negate(operands.all) }
        }
    }

    private mutating func replaceAssignment(_ index: Int, with text: String) {
        let start = source.startOfStatement(around: index)
        guard source.startsStatement[start] else { return }
        let range = source.range(of: start...source.endOfStatement(from: start))
        replace(tokens[index].range, with: text, in: range, isStatement: true, .arithmetic)
    }

    /// `??` takes the last of several left sides.
    private mutating func leaveOutLeftSide(_ index: Int, _ all: ClosedRange<Int>) {
        let before = (all.lowerBound..<index).last { source.parent[$0] == source.parent[index] && tokens[$0].is("??") }
        let left = before.map { $0 + 1 } ?? all.lowerBound
        let part = tokens[left].range.lowerBound..<tokens[index + 1].range.lowerBound
        replace(part, with: "", in: source.range(of: all), .fallback)
    }

    /// Leaves out a `!` before an operand that is a part of a larger expression.
    mutating func removeNegation(_ index: Int) {
        let token = tokens[index]
        let isPrefix = token.hasSpaceBefore || index > 0 && tokens[index - 1].opens
        guard !token.hasSpaceAfter, index + 1 < tokens.count, isPrefix else { return }
        let range = source.range(of: index...Operands.endOfPostfix(from: index + 1, in: source))
        guard !found.contains(where: { $0.kind == .condition && $0.edits[0].range == range }) else { return }
        replace(token.range, with: "", in: range, .condition)
    }
}
