extension MutantSearch {
    mutating func removeCall(_ start: Int) {
        guard isInBody(start) else { return }
        let isUnused = tokens[start].is("_") && start + 1 < tokens.count && tokens[start + 1].is("=")
        let first = tokens.indices.first {
            $0 >= (isUnused ? start + 2 : start) && !tokens[$0].isOne(of: ["try", "await", "?", "!"])
        }
        let end = source.endOfStatement(from: start)
        guard let first, first < end, tokens[first].isWord, !tokens[first].beginsNoExpression,
            tokens[end].isOne(of: [")", "}"]), source.endOfPostfix(from: first) == end,
            // A call to an initializer, such as `self.init`, cannot be removed.
            !tokens[first...end].contains(where: { $0.text == "init" })
        else { return }
        remove(start...end, .call)
    }

    mutating func removeAssignment(_ start: Int) {
        guard isInBody(start), tokens[start].isWord, !tokens[start].is("_"), !tokens[start].beginsNoExpression,
            !isInInitializer(start)
        else { return }
        let target = source.endOfPostfix(from: start)
        guard target + 2 < tokens.count, tokens[target + 1].is("=") else { return }
        remove(start...source.endOfStatement(from: start), .assignment)
    }

    private func isInBody(_ index: Int) -> Bool { source.scope(of: index).map { $0 != .type } ?? false }

    private func isInInitializer(_ index: Int) -> Bool {
        var brace = source.parent[index]
        while brace >= 0, source.scopes[brace] != .function(nil) { brace = source.parent[brace] }
        return brace > 0 && tokens[source.startOfStatement(around: brace)..<brace].contains { $0.is("init") }
    }

    mutating func removeDefer(_ index: Int) {
        guard index + 1 < tokens.count, tokens[index + 1].is("{"), let end = source.partner[index + 1], end > index + 2
        else { return }
        remove((index + 2)...(end - 1), marked: index...end, .deferred)
    }

    /// A `break` directly after a case's colon stays, because the case would be empty without it.
    mutating func removeBreak(_ index: Int) {
        guard source.startsStatement[index], index > 0, !tokens[index - 1].is(":") else { return }
        remove(index...source.endOfStatement(from: index), .jump)
    }

    // MARK: Cases

    mutating func swapCase(_ index: Int) {
        guard source.scope(of: index) == .control("switch"), let body = bodyOfCase(index),
            tokens[body.upperBound + 1].isOne(of: ["case", "default"]),
            let next = bodyOfCase(body.upperBound + 1)
        else { return }
        let (one, other) = (source.range(of: body), source.range(of: next))
        let (text, otherText) = (source.text(one), source.text(other))
        guard text != otherText else { return }
        let edits = [
            Mutant.Edit(range: one, form: .statements(otherText)), Mutant.Edit(range: other, form: .statements(text)),
        ]
        add(.swappedCase, edits, marked: one, as: otherText)
    }

    private func bodyOfCase(_ index: Int) -> ClosedRange<Int>? {
        guard let end = source.partner[source.parent[index]] else { return nil }
        let inside = ((index + 1)..<end).filter { source.parent[$0] == source.parent[index] }
        guard let colon = inside.first(where: { tokens[$0].is(":") && source.startsStatement[$0 + 1] }) else {
            return nil
        }
        let next = inside.first {
            $0 > colon && tokens[$0].isOne(of: ["case", "default"]) && source.startsStatement[$0]
        }
        let last = (next ?? end) - 1
        // Gives up if the body would include an attribute of the next case, such as `@unknown`.
        guard last > colon, !tokens[last].isWord || !tokens[last - 1].is("@") else { return nil }
        return (colon + 1)...last
    }
}
