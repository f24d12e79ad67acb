extension MutantSearch {
    private static let comparisons = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    ]
    private static let logic = ["&&": "||", "||": "&&"]
    private static let arithmetic = ["+": "-", "-": "+", "*": "/", "/": "*", "&+": "&-", "&-": "&+"]
    private static let assignments = ["+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="]

    mutating func mutateOperator(_ index: Int) {
        let (token, last) = (tokens[index], index > 0 ? tokens[index - 1] : nil)
        guard last?.is("func") != true, last?.is("operator") != true else { return }
        if let other = Self.comparisons[token.text] {
            replace(index, with: other, .comparison)
        } else if let other = Self.logic[token.text] {
            replace(index, with: other, .logic)
        } else if let other = Self.arithmetic[token.text], !joinsTexts(index) {
            replace(index, with: other, .arithmetic)
        } else if let other = Self.assignments[token.text], !joinsTexts(index) {
            replaceAssignment(index, with: other)
        } else if token.text == "??" {
            leaveOutLeftSide(index)
        } else if token.text == "?" {
            negateChoice(index)
        }
    }

    /// Whether `+` has a text or a list beside it, which cannot be subtracted.
    private func joinsTexts(_ index: Int) -> Bool {
        index + 1 < tokens.count
            && [tokens[index - 1], tokens[index + 1]].contains { $0.kind == .string || $0.is("[") || $0.is("]") }
    }

    private mutating func replace(_ index: Int, with text: String, _ kind: Mutant.Kind) {
        guard let operands = Operands(of: index, in: source) else { return }
        replace(tokens[index].range, with: text, in: source.range(of: operands.all), kind)
    }

    private mutating func replaceAssignment(_ index: Int, with text: String) {
        var start = index
        while start > 0, !source.startsStatement[start] { start -= 1 }
        guard source.startsStatement[start], source.parent[start] == source.parent[index] else { return }
        let range = source.range(of: start...source.endOfStatement(from: start))
        let mark = tokens[index].range
        let mutant =
            source.text(range.lowerBound..<mark.lowerBound) + text + source.text(mark.upperBound..<range.upperBound)
        add(.arithmetic, [Mutant.Edit(range: range, form: .statements(mutant))], marked: mark, as: text)
    }

    private mutating func leaveOutLeftSide(_ index: Int) {
        guard let operands = Operands(of: index, in: source), let left = operands.left(of: index, in: source) else {
            return
        }
        let part = tokens[left].range.lowerBound..<tokens[index + 1].range.lowerBound
        replace(part, with: "", in: source.range(of: operands.all), .fallback)
    }

    /// The condition of `a ? b : c`.
    private mutating func negateChoice(_ index: Int) {
        guard let operands = Operands(ofChoice: index, in: source) else { return }
        negate(operands.all)
    }

    /// Leaves out a `!` before an operand that is a part of a larger expression.
    mutating func removeNegation(_ index: Int) {
        let token = tokens[index]
        guard !token.hasSpaceAfter, index + 1 < tokens.count,
            token.hasSpaceBefore || index > 0 && tokens[index - 1].opens
        else { return }
        let operand = Operands.endOfPostfix(from: index + 1, in: source)
        let range = source.range(of: index...operand)
        guard !found.contains(where: { $0.kind == .condition && $0.edits[0].range == range }) else { return }
        replace(token.range, with: "", in: range, .condition)
    }
}
