import SwiftSource

struct SourceTokens {
    enum Scope: Equatable {
        case type
        /// A function or an accessor. The associated value is the declared result type, if any.
        case function(String?)
        /// The accessors, or only the getter, of a property or a subscript with the given type.
        case property(String?)
        case closure
        /// A branch, a loop, a `do`, or a `defer`, identified by its keyword.
        case control(String)
    }

    let scalars: [Unicode.Scalar]
    private let lineStarts: [Int]
    private(set) var tokens: [Token] = []
    private(set) var comments: [Token] = []
    private(set) var partner: [Int: Int] = [:]
    /// The index of the innermost opening bracket around each token, or -1 if there is none.
    private(set) var parent: [Int] = []
    /// Maps the index of each opening brace to the scope that the brace begins.
    var scopes: [Int: Scope] = [:]
    private(set) var startsStatement: [Bool] = []

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        let ends = scalars.indices.filter {
            scalars[$0] == "\n" || scalars[$0] == "\r" && !scalars[($0 + 1)...].starts(with: ["\n"])
        }
        (self.scalars, lineStarts) = (scalars, [0] + ends.map { $0 + 1 })
        let all = Lexer.allTokens(of: scalars)
        (tokens, comments) = (all.filter { $0.kind != .comment }, all.filter { $0.kind == .comment })
        pairBrackets()
        readScopes()
        startsStatement = tokens.indices.map(isStart)
    }

    var text: String { text(0..<scalars.count) }

    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    func range(of indices: ClosedRange<Int>) -> Range<Int> {
        tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound].range.upperBound
    }

    /// Returns the 1-based line and column of a position.
    func place(of position: Int) -> (line: Int, column: Int) {
        let line = lineStarts.lastIndex { $0 <= position } ?? 0
        return (line + 1, position - lineStarts[line] + 1)
    }

    /// Returns the range of a line, including its line break.
    func range(ofLine line: Int) -> Range<Int> {
        lineStarts[line - 1]..<(line < lineStarts.count ? lineStarts[line] : scalars.count)
    }

    /// Returns the scope whose braces directly enclose a token, or `nil` at the top level and
    /// directly inside `()` or `[]`.
    func scope(of index: Int) -> Scope? { scopes[parent[index]] }

    func callable(around index: Int) -> Scope? {
        switch scope(of: index) {
        case .control, nil: parent[index] < 0 ? nil : callable(around: parent[index])
        case let scope: scope
        }
    }

    /// Returns whether a position is in the initial value of a static or global variable.
    func isInStaticValue(_ position: Int) -> Bool {
        guard var index = tokens.firstIndex(where: { $0.range.contains(position) }) else { return false }
        while parent[index] >= 0, scope(of: index) != .type {
            switch scope(of: index) {
            case .function, .property: return false
            default: index = parent[index]
            }
        }
        let words = tokens[startOfStatement(around: index)...index].prefix { !$0.is("=") }
        return words.contains { $0.isOne(of: ["var", "let"]) }
            && (parent[index] < 0 || words.contains { $0.isOne(of: ["static", "class"]) })
    }

    func startOfStatement(around index: Int) -> Int {
        (0...index).last { startsStatement[$0] && parent[$0] == parent[index] } ?? index
    }

    func endOfStatement(from start: Int) -> Int {
        let end = max(partner[start] ?? start, start)
        let next = end + 1
        let isEnd = next >= tokens.count || startsStatement[next] || tokens[next].closes || tokens[next].is(";")
        return isEnd ? end : endOfStatement(from: next)
    }

    // MARK: Reading

    private mutating func pairBrackets() {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.closes, let last = open.popLast() { (partner[last], partner[index]) = (index, last) }
            parent.append(open.last ?? -1)
            if token.opens { open.append(index) }
        }
    }

    private static let continuing: Set = [
        ".", ",", ":", "?", "else", "catch", "where", "->", "in", "throws", "async", "=", "{",
    ]
    private static let unfinished: Set = [",", "(", "[", "=", "->", ".", "return", "throw", "try", "await"]

    private func isStart(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        let (token, last) = (tokens[index], tokens[index - 1])
        guard parent[index] < 0 || tokens[parent[index]].is("{"), !token.closes, !token.is(";") else { return false }
        // A statement begins after the colon in `case .a:`, but not after the one in `a ? b : c`.
        let isAfterHeader = last.is("in") && isClosureHeader(index - 1) || last.is(":") && isCaseColon(index - 1)
        if last.is("{") || last.is(";") || isAfterHeader { return true }
        return token.beginsLine && !token.isOne(of: Self.continuing) && !token.isBinaryOperator
            && !last.isBinaryOperator && !last.isOne(of: Self.unfinished)
    }

    private func isClosureHeader(_ index: Int) -> Bool {
        scope(of: index) == .closure && !tokens[parent[index]..<index].contains { $0.isOne(of: ["for", ";"]) }
    }

    private func isCaseColon(_ index: Int) -> Bool {
        guard scope(of: index) == .control("switch") else { return false }
        let before = (parent[index] + 1..<index).last {
            parent[$0] == parent[index]
                && (tokens[$0].isOne(of: ["case", "default"]) || tokens[$0].is("?") && tokens[$0].hasSpaceBefore)
        }
        return before.map { !tokens[$0].is("?") } ?? false
    }
}

extension Token {
    /// A symbol must have spaces on both sides, because it could otherwise be an angle bracket.
    var isBinaryOperator: Bool {
        if kind == .word { return text == "is" || text == "as" }
        return kind == .mark && hasSpaceBefore && hasSpaceAfter && text.unicodeScalars.allSatisfy(\.isOperatorPart)
            && text != "->"
    }

    static let reserved: Set = [
        "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum",
        "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "internal", "let",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "return", "static", "struct",
        "subscript", "switch", "throw", "typealias", "var", "where", "while",
    ]

    static let accessors: Set = ["get", "set", "willSet", "didSet", "_modify", "_read"]
    private static let notOfExpressions = reserved.union(accessors).union(["@", "mutating", "nonmutating", "yield"])

    var beginsNoExpression: Bool { isOne(of: Self.notOfExpressions) }
}

extension SourceTokens {
    private static let types: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let functions: Set = ["init", "deinit", "subscript"]
    private static let controls: Set = [
        "if", "guard", "while", "for", "switch", "do", "else", "catch", "repeat", "defer",
    ]

    mutating func readScopes() {
        // Maps each bracket to the declaration or branch in it whose opening brace has yet to come.
        var pending: [Int: (scope: Scope, start: Int)] = [:]
        for (index, token) in tokens.enumerated() {
            let found = pending[parent[index]]
            if token.is("{") {
                scopes[index] = found.map { scope($0.scope, from: $0.start, to: index) } ?? .closure
                if scopes[index] != .closure { pending[parent[index]] = nil }
            } else if token.is(";") {
                pending[parent[index]] = nil
            } else if token.kind == .word, let scope = scope(begunBy: token.text, index) {
                // In `if let x = y {`, the brace begins the branch, not the body of a property.
                if case .property = scope, case .control? = found?.scope { continue }
                pending[parent[index]] = (scope, index)
            }
        }
    }

    private func scope(begunBy word: String, _ index: Int) -> Scope? {
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        switch word {
        case _ where Self.types.contains(word):
            let isModifier = next?.isOne(of: Self.functions.union(["func", "var", "let"])) == true
            return next?.isWord == true && !isModifier ? .type : nil
        case _ where Self.functions.contains(word):
            return next?.isOne(of: ["(", "<", "?", "{", "!"]) == true ? .function(nil) : nil
        case "func": return .function(nil)
        case "var", "let": return .property(nil)
        case _ where Self.controls.contains(word): return .control(word)
        case _ where Token.accessors.contains(word):
            guard case .property(let type)? = scopes[parent[index]] else { return nil }
            return .function(word == "get" ? type : nil)
        default: return nil
        }
    }

    private func scope(_ declared: Scope, from start: Int, to brace: Int) -> Scope {
        let header = (start..<brace).filter { parent[$0] == parent[brace] }
        switch declared {
        case .property:
            // An accessor block's brace directly follows the type. Other braces begin closures.
            let isValue = header.dropFirst().contains { tokens[$0].is("=") || tokens[$0].beginsLine }
            return isValue || tokens[start].is("let") ? .closure : .property(type(after: ":", header))
        case .function(nil):
            let type = type(after: "->", header)
            return tokens[start].is("subscript") ? .property(type) : .function(type)
        default: return declared
        }
    }

    private func type(after mark: String, _ header: [Int]) -> String? {
        let rest = header.drop { !tokens[$0].is(mark) }.dropFirst().prefix { !tokens[$0].is("where") }
        guard let first = rest.first, let last = rest.last else { return nil }
        // If the last token is an opening bracket, the type extends to the closing bracket.
        let end = tokens[last].opens ? tokens.indices.first { $0 > last && parent[$0] == parent[last] } : nil
        return tokens[first...(end ?? last)].map(\.text).joined()
    }
}
