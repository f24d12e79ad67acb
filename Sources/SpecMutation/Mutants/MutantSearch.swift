import SwiftSource

/// Searches for mutants in a source file:
///
///     tokens -> each mutator -> minus exclusions -> in source order
struct MutantSearch {
    let source: SourceTokens
    var found: [Mutant] = []
    var tokens: [Token] { source.tokens }

    static func mutants(in source: SourceTokens) -> [Mutant] {
        var search = MutantSearch(source: source)
        for index in source.tokens.indices { search.visit(index) }
        let excluded = Exclusions(source)
        var mutants = search.found.filter { mutant in !mutant.edits.contains { excluded.overlap($0.range) } }
            .sorted { ($0.marked.lowerBound, $0.kind.rawValue) < ($1.marked.lowerBound, $1.kind.rawValue) }
        for index in mutants.indices { mutants[index].index = index }
        return mutants
    }

    private mutating func visit(_ index: Int) {
        let token = tokens[index]
        switch token.text {
        case _ where token.kind == .number: mutateNumber(index)
        case _ where token.kind != .word && token.kind != .mark: break
        case "if", "while", "guard": mutateCondition(index)
        case "return": mutateReturn(index)
        case "defer": removeDefer(index)
        case "break": removeBreak(index)
        case "case": swapCase(index)
        case "true", "false": mutateTruth(index)
        case "{": mutateImplicitReturn(index)
        case "!": removeNegation(index)
        case _ where token.isBinaryOperator: mutateOperator(index)
        default: break
        }
        if source.startsStatement[index] {
            removeCall(index)
            removeAssignment(index)
        }
    }

    // MARK: Helpers for mutators

    mutating func add(_ kind: Mutant.Kind, _ edits: [Mutant.Edit], marked: Range<Int>, as replacement: String = "") {
        found.append(Mutant(kind: kind, edits: edits, marked: marked, replacement: replacement))
    }

    mutating func replace(
        _ part: Range<Int>,
        with text: String,
        in range: Range<Int>? = nil,
        isStatement: Bool = false,
        _ kind: Mutant.Kind
    ) {
        let range = range ?? part
        let before = source.text(range.lowerBound..<part.lowerBound)
        let variant = before + text + source.text(part.upperBound..<range.upperBound)
        let edit = Mutant.Edit(range: range, form: isStatement ? .statements(variant) : .expression(variant))
        add(kind, [edit], marked: part, as: text)
    }

    mutating func remove(_ indices: ClosedRange<Int>, marked: ClosedRange<Int>? = nil, _ kind: Mutant.Kind) {
        let edit = Mutant.Edit(range: source.range(of: indices), form: .leftOut)
        add(kind, [edit], marked: source.range(of: marked ?? indices))
    }
}

/// A small change to the source that a test should notice.
struct Mutant {
    /// The kind of change. Reports show its raw value.
    enum Kind: String {
        case condition = "condition negated"
        case comparison = "comparison"
        case logic = "logical operator"
        case arithmetic = "arithmetic operator"
        case call = "call left out"
        case assignment = "assignment left out"
        case deferred = "defer left out"
        case jump = "break left out"
        case guarding = "guard left out"
        case result = "value returned"
        case number = "number"
        case truth = "true or false"
        case fallback = "left side of ?? left out"
        case swappedCase = "cases swapped"
    }

    /// A change to a range of Unicode scalars in the source.
    struct Edit {
        enum Form: Equatable {
            case expression(String)
            case negated
            case leftOut
            case statements(String)
        }

        var range: Range<Int>
        var form: Form
    }

    var kind: Kind
    var edits: [Edit]
    /// The range to highlight in reports.
    var marked: Range<Int>
    /// The text that replaces the marked range. It is empty if the mutant removes that range.
    var replacement: String
    /// The mutant's index among all mutants in its file.
    var index = 0
}
