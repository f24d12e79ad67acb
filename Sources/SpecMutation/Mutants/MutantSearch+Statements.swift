extension MutantSearch {
    private static let noCalls: Set = [
        "return", "let", "var", "if", "guard", "for", "while", "switch", "case", "default", "func", "throw", "defer",
        "do",
        "repeat", "init", "import", "struct", "class", "enum", "extension", "protocol", "actor", "static", "private",
        "fileprivate", "public", "internal", "package", "open", "final", "override", "mutating", "nonisolated", "lazy",
        "weak",
        "typealias", "subscript", "deinit", "break", "continue", "fallthrough", "else", "catch", "get", "set",
        "indirect",
        "convenience", "required", "@", "didSet", "willSet", "yield", "unowned", "infix", "prefix", "postfix",
        "operator",
        "precedencegroup", "associatedtype", "macro", "consume",
    ]

    /// A statement that is a call, of which no result is used.
    mutating func leaveOutCall(_ start: Int) {
        guard isInBody(start) else { return }
        let isAssignedToNothing = tokens[start].is("_") && start + 1 < tokens.count && tokens[start + 1].is("=")
        var first = isAssignedToNothing ? start + 2 : start
        while first < tokens.count, tokens[first].isOne(of: ["try", "await"]) || tokens[first].isOne(of: ["?", "!"]) {
            first += 1
        }
        guard first < tokens.count, tokens[first].isWord, !tokens[first].isOne(of: Self.noCalls) else { return }
        let end = Operands.endOfPostfix(from: first, in: source)
        let statementEnd = source.endOfStatement(from: start)
        guard tokens[statementEnd].is(")") || tokens[statementEnd].is("}"), isChain(from: first, to: statementEnd, end)
        else { return }
        // What initializes `self` cannot be left out.
        guard !tokens[first...statementEnd].contains(where: { $0.is("init") && $0.kind == .word }) else { return }
        leaveOut(source.range(of: start...statementEnd), .call)
    }

    /// A statement that assigns a value to a member or a variable.
    mutating func leaveOutAssignment(_ start: Int) {
        // What an initializer assigns has to be there.
        guard isInBody(start), tokens[start].isWord, !tokens[start].isOne(of: Self.noCalls), !tokens[start].is("_"),
            !isInInitializer(start)
        else { return }
        let target = Operands.endOfPostfix(from: start, in: source)
        guard target + 2 < tokens.count, tokens[target + 1].is("=") else { return }
        leaveOut(source.range(of: start...source.endOfStatement(from: start)), .assignment)
    }

    /// Whether the tokens are one operand with its calls, also over several lines.
    private func isChain(from first: Int, to last: Int, _ end: Int) -> Bool {
        var end = end
        while end < last, tokens[end + 1].is("."), end + 2 <= last {
            end = Operands.endOfPostfix(from: end + 2, in: source)
        }
        return end == last
    }

    private func isInBody(_ index: Int) -> Bool {
        switch source.scope(of: index) {
        case .function, .closure, .property: true
        case .control: true
        case .type, nil: false
        }
    }

    private func isInInitializer(_ index: Int) -> Bool {
        var brace = source.parent[index]
        while brace >= 0, source.scopes[brace] != .function(nil) { brace = source.parent[brace] }
        let start = (0..<max(brace, 0)).last { source.startsStatement[$0] && source.parent[$0] == source.parent[brace] }
        return start.map { tokens[$0..<brace].contains { $0.is("init") } } ?? false
    }

    private mutating func leaveOut(_ range: Range<Int>, _ kind: Mutant.Kind) {
        add(kind, [Mutant.Edit(range: range, form: .leftOut)], marked: range, as: "")
    }

    mutating func leaveOutDefer(_ index: Int) {
        guard index + 1 < tokens.count, tokens[index + 1].is("{"), let end = source.partner[index + 1], end > index + 2
        else { return }
        let body = source.range(of: (index + 2)...(end - 1))
        add(.deferred, [Mutant.Edit(range: body, form: .leftOut)], marked: source.range(of: index...end), as: "")
    }

    /// A `break` that ends a loop. One that fills a case does nothing.
    mutating func leaveOutBreak(_ index: Int) {
        guard source.startsStatement[index], index > 0, !tokens[index - 1].is(":") else { return }
        leaveOut(source.range(of: index...source.endOfStatement(from: index)), .jump)
    }

    // MARK: Cases

    /// A case of a switch that does what the next does, and the next what it does.
    mutating func swapCase(_ index: Int) {
        guard source.scope(of: index) == .control("switch"), let body = bodyOfCase(index),
            body.upperBound + 1 < tokens.count, tokens[body.upperBound + 1].isOne(of: ["case", "default"]),
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

    /// The statements of a case.
    private func bodyOfCase(_ index: Int) -> ClosedRange<Int>? {
        let brace = source.parent[index]
        guard brace >= 0, let end = source.partner[brace] else { return nil }
        let inside = ((index + 1)..<end).filter { source.parent[$0] == brace }
        guard let colon = inside.first(where: { tokens[$0].is(":") && source.startsStatement[$0 + 1] }) else {
            return nil
        }
        let next =
            inside.first { $0 > colon && tokens[$0].isOne(of: ["case", "default"]) && source.startsStatement[$0] }
            ?? end
        // An attribute of the next case, as `@unknown`, is no part of this one.
        guard next - 1 > colon, !tokens[next - 1].isWord || !(next >= 2 && tokens[next - 2].is("@")) else { return nil }
        return (colon + 1)...(next - 1)
    }
}
