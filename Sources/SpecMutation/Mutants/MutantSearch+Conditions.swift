extension MutantSearch {
    mutating func mutateCondition(_ index: Int) {
        guard let clauses = clauses(after: index) else { return }
        let conditions = clauses.filter { clause in
            let first = tokens[clause.lowerBound]
            return !first.isOne(of: ["let", "var", "case", "true"]) && first.kind != .directive
        }
        for clause in conditions where !isSingleComparison(clause) { negate(clause) }
        guard tokens[index].is("guard"), conditions.count == clauses.count, let last = clauses.last else { return }
        let edits = conditions.map { Mutant.Edit(range: source.range(of: $0), form: .expression("true")) }
        add(.guarding, edits, marked: source.range(of: index...last.upperBound))
    }

    mutating func negate(_ indices: ClosedRange<Int>) {
        let range = source.range(of: indices)
        let text = source.text(range)
        let first = indices.lowerBound
        let isNegated = tokens[first].is("!") && source.endOfPostfix(from: first + 1) == indices.upperBound
        let isSimple = source.endOfPostfix(from: first) == indices.upperBound
        let replacement = isNegated ? String(text.dropFirst()) : isSimple ? "!\(text)" : "!(\(text))"
        add(.condition, [Mutant.Edit(range: range, form: .negated)], marked: range, as: replacement)
    }

    private func clauses(after index: Int) -> [ClosedRange<Int>]? {
        let rest = tokens.indices[(index + 1)...].lazy.filter { source.parent[$0] == source.parent[index] }
            .prefix { !source.startsStatement[$0] }
        let end =
            isOfRepeat(index)
            ? source.endOfStatement(from: index) + 1
            : rest.first { tokens[$0].is("else") || tokens[$0].is("{") && source.scopes[$0] != .closure }
        guard let end else { return nil }
        let marks = [index] + rest.prefix { $0 < end }.filter { tokens[$0].is(",") } + [end]
        let clauses = zip(marks, marks.dropFirst()).filter { $1 > $0 + 1 }.map { ($0 + 1)...($1 - 1) }
        return clauses.count == marks.count - 1 ? clauses : nil
    }

    private func isOfRepeat(_ index: Int) -> Bool {
        guard index > 0, tokens[index].is("while"), let start = source.partner[index - 1] else { return false }
        return start > 0 && tokens[start - 1].is("repeat")
    }

    /// Returns whether a clause is one equality comparison, which `mutateOperator` already negates.
    private func isSingleComparison(_ clause: ClosedRange<Int>) -> Bool {
        let operators = clause.filter {
            source.parent[$0] == source.parent[clause.lowerBound] && tokens[$0].isBinaryOperator
        }
        return operators.count { tokens[$0].isOne(of: ["==", "!=", "===", "!=="]) } == 1
            && !operators.contains { tokens[$0].isOne(of: ["&&", "||"]) }
    }
}
