/// Finds the expectations of a file that have no matcher.
///
/// The compiler warns of them once, when it compiles the file, and their examples pass whatever the values are. An
/// expectation that may be the result of a function or a closure is no mistake.
struct ExpectationScanner {
    private let tokens: TokenList
    private let file: String
    /// Made for the first expectation that has no matcher at its end; most files have none.
    private lazy var tree = TokenTree(tokens)

    static func bareExpectations(in tokens: TokenList, file: String) -> [BareExpectation] {
        guard importsExpect(tokens) else { return [] }
        var scanner = ExpectationScanner(tokens: tokens, file: file)
        return scanner.bareExpectations()
    }

    private init(tokens: TokenList, file: String) {
        self.tokens = tokens
        self.file = file
    }

    /// Whether the file declares functions with the names of Expect's; then a call without a matcher may be one of them.
    static func declaresFunctions(in tokens: TokenList) -> Bool {
        contains(.expectation, in: tokens) { tokens[$0 - 1]?.isWord("func") == true }
    }

    static let functions: Set<String> = ["expect", "expecta", "expects"]

    private static func importsExpect(_ tokens: TokenList) -> Bool {
        contains(.import, in: tokens) { index in
            tokens[index]?.isWord("import") == true && ["Expect", "QuickNimble"].contains(tokens[index + 1]?.word)
        }
    }

    private static func contains(_ role: TokenList.Role, in tokens: TokenList, where isWanted: (Int) -> Bool) -> Bool {
        var index = tokens.index(of: role, from: 0)
        while index < tokens.count, !isWanted(index) { index = tokens.index(of: role, from: index + 1) }
        return index < tokens.count
    }

    private mutating func bareExpectations() -> [BareExpectation] {
        let roles = TokenList.Role.directive.or(.expectation)
        var found: [BareExpectation] = []
        var conditionals: [ConditionalBranches] = []
        var index = tokens.index(of: roles, from: 0)
        while let token = tokens[index] {
            switch token.kind {
            case .directive(.if, let condition): conditionals.append(ConditionalBranches(condition))
            case .directive(.endif, _): _ = conditionals.popLast()
            case .directive(_, let condition): conditionals.indices.last.map { conditionals[$0].goOn(to: condition) }
            case .word(let function) where isBare(index):
                let conditions = conditionals.map(\.condition)
                found.append(BareExpectation(function: function, file: file, line: token.line, conditions: conditions))
            default: break
            }
            index = tokens.index(of: roles, from: index + 1)
        }
        return found
    }

    /// Whether the word begins a statement that consists of a call.
    private mutating func isBare(_ index: Int) -> Bool {
        guard let end = endOfCall(index), tokens.endsStatement(before: end) else { return false }
        let start = startBeforeEffects(of: index)
        return tree.beginsStatement(start) && !mayBeResult(start..<end)
    }

    /// The index of the `try` or `await` before a call, or that of the call.
    private func startBeforeEffects(of index: Int) -> Int {
        var start = index
        while true {
            let isForced = tokens.isMark("!", at: start - 1) || tokens.isMark("?", at: start - 1)
            let word = isForced ? start - 2 : start - 1
            guard tokens[word]?.isWord("try") == true || !isForced && tokens[word]?.isWord("await") == true else {
                return start
            }
            start = word
        }
    }

    /// The index after the arguments and the trailing closure of a call; `nil` if there are neither.
    private func endOfCall(_ function: Int) -> Int? {
        var end = function + 1
        if tokens.isMark("(", at: end) { end = tokens.end(ofGroup: end) }
        if tokens.isMark("{", at: end), !tokens.beginsLine(end) { end = tokens.end(ofGroup: end) }
        return end == function + 1 ? nil : end
    }

    // MARK: Results

    /// Whether a statement may be the result of what its braces enclose: it is the only one there, and the code around is no
    /// statement and no call that is known to have no result.
    private mutating func mayBeResult(_ statement: Range<Int>) -> Bool {
        guard let brace = tree.bracket(around: statement.lowerBound), isAlone(statement) else { return false }
        if let closing = tree.partner(of: brace), tree.isMark(".", at: closing + 1) { return true }
        let start = tree.statementStart(of: brace)
        let header = (start..<brace).compactMap { tokens[$0] }
        let words = header.compactMap(\.word)
        if let first = words.first, Self.statements.contains(first) {
            // An `if` or a `switch` may be a result itself.
            return Self.expressions.contains(first) && mayBeResult(start..<tree.end(ofBranchesFrom: brace))
        }
        if words.contains("func") || words.first == "init" { return returnsValue(header) }
        return !Self.callsWithoutResult.contains(callee(of: brace) ?? "")
    }

    private mutating func isAlone(_ statement: Range<Int>) -> Bool {
        let isFirst = ["{", ":"].contains { tokens.isMark($0, at: statement.lowerBound - 1) }
        let isAfterParameters = tree[statement.lowerBound - 1]?.isWord("in") == true
        let next = tree[statement.upperBound]
        let isLast = next.map { $0.isMark("}") || $0.isWord("case") || $0.isWord("default") } ?? true
        return (isFirst || isAfterParameters) && isLast
    }

    private func returnsValue(_ header: [Token]) -> Bool {
        zip(header, header.dropFirst()).contains { $0.isMark("-") && $1.isMark(">") }
    }

    /// The function that a closure is an argument of: `it` for the brace in `it("adds") {`.
    private mutating func callee(of brace: Int) -> String? {
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
