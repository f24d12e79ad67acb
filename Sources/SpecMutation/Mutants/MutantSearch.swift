/// Finds the mutants of a source file:
///
///     text -> tokens -> each mutator -> without what is excluded -> in the order of the source
struct MutantSearch {
    let source: SourceTokens
    var found: [Mutant] = []

    static func mutants(in text: String) -> [Mutant] { mutants(in: SourceTokens(text)) }

    static func mutants(in source: SourceTokens) -> [Mutant] {
        var search = MutantSearch(source: source)
        for index in source.tokens.indices where source.tokens[index].kind != .string { search.visit(index) }
        let excluded = Exclusions(source)
        let order = search.found.filter { mutant in !mutant.edits.contains { excluded.overlap($0.range) } }
            .sorted { ($0.marked.lowerBound, $0.kind.rawValue) < ($1.marked.lowerBound, $1.kind.rawValue) }
        let lines = LineTable(source.scalars)
        return order.enumerated().map { index, mutant in
            var mutant = mutant
            (mutant.line, mutant.column) = lines.place(of: mutant.marked.lowerBound)
            mutant.index = index
            return mutant
        }
    }

    private mutating func visit(_ index: Int) {
        let token = tokens[index]
        switch token.kind {
        case .number: mutateNumber(index)
        case .word: visitWord(token.text, index)
        case .mark where token.is("{"): mutateImplicitReturn(index)
        case .mark where token.isBinaryOperator: mutateOperator(index)
        case .mark where token.is("!"): removeNegation(index)
        default: break
        }
        if source.startsStatement[index] {
            leaveOutCall(index)
            leaveOutAssignment(index)
        }
    }

    private mutating func visitWord(_ word: String, _ index: Int) {
        let token = tokens[index]
        guard index == 0 || !tokens[index - 1].is(".") else { return }
        switch word {
        case "if", "while", "guard": mutateCondition(index)
        case "return": mutateReturn(index)
        case "defer": leaveOutDefer(index)
        case "break": leaveOutBreak(index)
        case "case": swapCase(index)
        case "true", "false": replace(token.range, with: word == "true" ? "false" : "true", in: token.range, .truth)
        default: break
        }
    }

    // MARK: What mutators share

    var tokens: [SourceToken] { source.tokens }

    mutating func add(_ kind: Mutant.Kind, _ edits: [Mutant.Edit], marked: Range<Int>, as replacement: String) {
        found.append(Mutant(kind: kind, edits: edits, marked: marked, replacement: replacement))
    }

    /// Adds the mutant of an expression in which a part is replaced.
    mutating func replace(_ part: Range<Int>, with text: String, in range: Range<Int>, _ kind: Mutant.Kind) {
        let before = source.text(range.lowerBound..<part.lowerBound)
        let after = source.text(part.upperBound..<range.upperBound)
        add(kind, [Mutant.Edit(range: range, form: .expression(before + text + after))], marked: part, as: text)
    }
}

/// Where the lines of a text begin.
struct LineTable {
    private let starts: [Int]

    init(_ scalars: [Unicode.Scalar]) {
        var starts = [0]
        for (index, scalar) in scalars.enumerated() {
            let isAlone = scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
            if scalar == "\n" || isAlone { starts.append(index + 1) }
        }
        self.starts = starts
    }

    /// The line and the column of a position, counted from 1.
    func place(of position: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        return (low + 1, position - starts[low] + 1)
    }

    /// The positions of the lines, without that of the next.
    func range(ofLine line: Int, count: Int) -> Range<Int> {
        let start = line <= starts.count ? starts[line - 1] : count
        return start..<max(start, line < starts.count ? starts[line] : count)
    }
}
