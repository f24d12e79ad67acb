/// Finds the expectations of a file that have no matcher.
///
/// The compiler warns of them once, when it compiles the file, and their examples pass whatever the values are. An
/// expectation that may be the result of a function or a closure is no mistake.
struct ExpectationScanner {
    private let tree: TokenTree
    private let file: String

    static func bareExpectations(in tokens: [Token], file: String) -> [BareExpectation] {
        guard importsExpect(tokens) else { return [] }
        return ExpectationScanner(tree: TokenTree(tokens), file: file).bareExpectations
    }

    /// Whether the file declares functions with the names of Expect's; then a call without a matcher may be one of them.
    static func declaresFunctions(in tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains { $0.isWord("func") && functions.contains($1.word ?? "") }
    }

    private static let functions: Set<String> = ["expect", "expecta", "expects"]

    private static func importsExpect(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains { $0.isWord("import") && ["Expect", "QuickNimble"].contains($1.word) }
    }

    private var bareExpectations: [BareExpectation] {
        var found: [BareExpectation] = []
        var conditionals: [ConditionalBranches] = []
        for (index, token) in tree.tokens.enumerated() {
            switch token.kind {
            case .directive(.if, let condition): conditionals.append(ConditionalBranches(condition))
            case .directive(.endif, _): _ = conditionals.popLast()
            case .directive(_, let condition): conditionals.indices.last.map { conditionals[$0].goOn(to: condition) }
            case .word(let function) where Self.functions.contains(function) && isBare(index):
                let conditions = conditionals.map(\.condition)
                found.append(BareExpectation(function: function, file: file, line: token.line, conditions: conditions))
            default: break
            }
        }
        return found
    }

    /// Whether the word begins a statement that consists of a call.
    private func isBare(_ index: Int) -> Bool {
        let start = startBeforeEffects(of: index)
        guard tree.beginsStatement(start), let end = endOfCall(index), tree.endsStatement(before: end) else {
            return false
        }
        return !mayBeResult(start..<end)
    }

    /// The index of the `try` or `await` before a call, or that of the call.
    private func startBeforeEffects(of index: Int) -> Int {
        var start = index
        while true {
            let isForced = tree.isMark("!", at: start - 1) || tree.isMark("?", at: start - 1)
            let word = isForced ? start - 2 : start - 1
            guard tree[word]?.isWord("try") == true || !isForced && tree[word]?.isWord("await") == true else {
                return start
            }
            start = word
        }
    }

    /// The index after the arguments and the trailing closure of a call; `nil` if there are neither.
    private func endOfCall(_ function: Int) -> Int? {
        var end = function + 1
        if tree.isMark("(", at: end) { end = tree.end(ofGroup: end) }
        if tree.isMark("{", at: end), !tree.beginsLine(end) { end = tree.end(ofGroup: end) }
        return end == function + 1 ? nil : end
    }

    // MARK: Results

    /// Whether a statement may be the result of what its braces enclose: it is the only one there, and the code around is no
    /// statement and no call that is known to have no result.
    private func mayBeResult(_ statement: Range<Int>) -> Bool {
        guard let brace = tree.bracket(around: statement.lowerBound), isAlone(statement) else { return false }
        if let closing = tree.partner(of: brace), tree.isMark(".", at: closing + 1) { return true }
        let start = tree.statementStart(of: brace)
        let header = tree.tokens[start..<brace]
        let words = header.compactMap(\.word)
        if let first = words.first, Self.statements.contains(first) {
            // An `if` or a `switch` may be a result itself.
            return Self.expressions.contains(first) && mayBeResult(start..<tree.end(ofBranchesFrom: brace))
        }
        if words.contains("func") || words.first == "init" { return returnsValue(header) }
        return !Self.callsWithoutResult.contains(callee(of: brace) ?? "")
    }

    private func isAlone(_ statement: Range<Int>) -> Bool {
        let isFirst = ["{", ":"].contains { tree.isMark($0, at: statement.lowerBound - 1) }
        let isAfterParameters = tree[statement.lowerBound - 1]?.isWord("in") == true
        let next = tree[statement.upperBound]
        let isLast = next.map { $0.isMark("}") || $0.isWord("case") || $0.isWord("default") } ?? true
        return (isFirst || isAfterParameters) && isLast
    }

    private func returnsValue(_ header: ArraySlice<Token>) -> Bool {
        zip(header, header.dropFirst()).contains { $0.isMark("-") && $1.isMark(">") }
    }

    /// The function that a closure is an argument of: `it` for the brace in `it("adds") {`.
    private func callee(of brace: Int) -> String? {
        var index = brace
        if let bracket = tree.bracket(around: brace), tree.isMark("(", at: bracket) {
            index = bracket
        } else if tree.isMark(")", at: brace - 1), let opening = tree.partner(of: brace - 1) {
            index = opening
        }
        return tree[index - 1]?.word
    }

    private static let statements: Set<String> = [
        "if", "guard", "else", "for", "while", "repeat", "switch", "do", "catch", "defer",
    ]

    private static let expressions: Set<String> = ["if", "switch", "do"]

    private static let callsWithoutResult: Set<String> = [
        "describe", "context", "fdescribe", "fcontext", "xdescribe", "xcontext", "it", "fit", "xit", "pending",
        "beforeEach", "afterEach", "justBeforeEach", "justAfterEach", "beforeAll", "afterAll", "beforeSuite",
        "afterSuite", "deferCleanup", "sharedExamples", "itBehavesLike", "step", "forEach", "waitUntil", "async",
    ]
}
