extension MutantSearch {
    /// The conditions of `if`, `while` and `guard`. A clause that binds a name stays.
    mutating func mutateCondition(_ index: Int) {
        guard let clauses = clauses(after: index) else { return }
        let conditions = clauses.filter { isCondition($0) }
        for clause in conditions where !isSingleComparison(clause) { negate(clause) }
        guard tokens[index].is("guard"), conditions.count == clauses.count, let last = clauses.last else { return }
        let edits = conditions.map { Mutant.Edit(range: source.range(of: $0), form: .forced) }
        let marked = tokens[index].range.lowerBound..<source.range(of: last).upperBound
        add(.guarding, edits, marked: marked, as: "")
    }

    mutating func negate(_ indices: ClosedRange<Int>) {
        let range = source.range(of: indices)
        let text = source.text(range)
        let isNegated =
            tokens[indices.lowerBound].is("!")
            && Operands.endOfPostfix(from: indices.lowerBound + 1, in: source) == indices.upperBound
        let isSimple = Operands.endOfPostfix(from: indices.lowerBound, in: source) == indices.upperBound
        let replacement = isNegated ? String(text.dropFirst()) : isSimple ? "!\(text)" : "!(\(text))"
        add(.condition, [Mutant.Edit(range: range, form: .negated)], marked: range, as: replacement)
    }

    private func clauses(after index: Int) -> [ClosedRange<Int>]? {
        var (clauses, start, next) = ([ClosedRange<Int>](), index + 1, index + 1)
        while next < tokens.count {
            let token = tokens[next]
            let isEnd = token.is("else") || (token.is("{") && source.scopes[next] != .closure)
            if isEnd || token.is(",") {
                guard next > start else { return nil }
                clauses.append(start...(next - 1))
                start = next + 1
            }
            if isEnd { return clauses }
            if token.closes || source.parent[next] != source.parent[index] { return nil }
            next = (token.opens ? source.partner[next] ?? next : next) + 1
        }
        return nil
    }

    private func isCondition(_ clause: ClosedRange<Int>) -> Bool {
        let first = tokens[clause.lowerBound]
        return !first.isOne(of: ["let", "var", "case"]) && first.kind != .directive && !first.is("true")
    }

    /// Whether the mutator of comparisons already turns the clause into its contrary.
    private func isSingleComparison(_ clause: ClosedRange<Int>) -> Bool {
        let operators = clause.filter {
            source.parent[$0] == source.parent[clause.lowerBound] && tokens[$0].isBinaryOperator
        }
        return operators.count(where: { tokens[$0].isOne(of: ["==", "!=", "===", "!=="]) }) == 1
            && !operators.contains { tokens[$0].isOne(of: ["&&", "||"]) }
    }
}
