extension MutantSearch {
    /// The conditions of `if`, `while` and `guard`. A clause that binds a name stays.
    mutating func mutateCondition(_ index: Int) {
        guard let clauses = clauses(after: index) else { return }
        let conditions = clauses.filter { clause in
            let first = tokens[clause.lowerBound]
            return !first.isOne(of: ["let", "var", "case", "true"]) && first.kind != .directive
        }
        for clause in conditions where !isSingleComparison(clause) { negate(clause) }
        guard tokens[index].is("guard"), conditions.count == clauses.count, let last = clauses.last else { return }
        let edits = conditions.map { Mutant.Edit(range: source.range(of: $0), form: .forced) }
        add(.guarding, edits, marked: source.range(of: index...last.upperBound))
    }

    mutating func negate(_ indices: ClosedRange<Int>) {
        let range = source.range(of: indices)
        let text = source.text(range)
        let first = indices.lowerBound
        let isNegated =
            tokens[first].is("!") && Operands.endOfPostfix(from: first + 1, in: source) == indices.upperBound
        let isSimple = Operands.endOfPostfix(from: first, in: source) == indices.upperBound
        let replacement = isNegated ? String(text.dropFirst()) : isSimple ? "!\(text)" : "!(\(text))"
        add(.condition, [Mutant.Edit(range: range, form: .negated)], marked: range, as: replacement)
    }

    private func clauses(after index: Int) -> [ClosedRange<Int>]? {
        var (clauses, start, next) = ([ClosedRange<Int>](), index + 1, index + 1)
        while next < tokens.count, source.parent[next] == source.parent[index] {
            let token = tokens[next]
            let isEnd = token.is("else") || (token.is("{") && source.scopes[next] != .closure)
            if isEnd || token.is(",") {
                guard next > start else { return nil }
                clauses.append(start...(next - 1))
                start = next + 1
            }
            if isEnd { return clauses }
            next = (token.opens ? source.partner[next] ?? next : next) + 1
        }
        return nil
    }

    /// Whether the mutator of comparisons already turns the clause into its contrary.
    private func isSingleComparison(_ clause: ClosedRange<Int>) -> Bool {
        let operators = clause.filter {
            source.parent[$0] == source.parent[clause.lowerBound] && tokens[$0].isBinaryOperator
        }
        return operators.count { tokens[$0].isOne(of: ["==", "!=", "===", "!=="]) } == 1
            && !operators.contains { tokens[$0].isOne(of: ["&&", "||"]) }
    }
}
