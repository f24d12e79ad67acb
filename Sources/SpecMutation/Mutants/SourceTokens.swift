import SwiftSource

/// The tokens of a source file, with what belongs together: brackets, statements, scopes.
struct SourceTokens {
    /// What a pair of braces contains.
    enum Scope: Equatable {
        case type
        /// A function or an accessor, with the type that it declares to return; `nil` if it returns nothing.
        case function(String?)
        /// The accessors of a property of this type, or its getter.
        case property(String?)
        case closure
        /// A branch, a loop, `do`, `defer`; the keyword.
        case control(String)
    }

    let scalars: [Unicode.Scalar]
    private(set) var tokens: [SourceToken] = []
    private(set) var comments: [Token] = []
    /// For each bracket the index of its partner.
    private(set) var partner: [Int: Int] = [:]
    /// For each token the index of the bracket around it; -1 outside of all.
    private(set) var parent: [Int] = []
    /// What each opening brace begins.
    private(set) var scopes: [Int: Scope] = [:]
    private(set) var startsStatement: [Bool] = []

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        readTokens()
        pairBrackets()
        var reader = ScopeReader(tokens: tokens, parent: parent)
        scopes = reader.read()
        startsStatement = tokens.indices.map(isStart)
    }

    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    func text(of indices: ClosedRange<Int>) -> String { text(range(of: indices)) }

    func range(of indices: ClosedRange<Int>) -> Range<Int> {
        tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound].range.upperBound
    }

    /// The scope right around a token; `nil` at the top level and in parentheses.
    func scope(of index: Int) -> Scope? { parent[index] < 0 ? nil : scopes[parent[index]] }

    /// The function, accessor or closure around a token.
    func callable(around index: Int) -> Scope? {
        var brace = parent[index]
        while brace >= 0 {
            switch scopes[brace] {
            case .function, .closure, .type, .property: return scopes[brace]
            default: brace = parent[brace]
            }
        }
        return nil
    }

    /// The index of the last token of the statement that begins here.
    func endOfStatement(from start: Int) -> Int {
        var index = start
        while true {
            let end = partner[index].flatMap { $0 > index ? $0 : nil } ?? index
            let next = end + 1
            guard next < tokens.count, !startsStatement[next], !tokens[next].closes, !tokens[next].is(";") else {
                return end
            }
            index = next
        }
    }

    // MARK: Reading

    private mutating func readTokens() {
        for token in Lexer.allTokens(of: scalars) {
            if case .comment = token.kind {
                comments.append(token)
            } else {
                add(token)
            }
        }
        for index in tokens.indices {
            let range = tokens[index].range
            tokens[index].hasSpaceBefore =
                range.lowerBound == 0 || scalars[range.lowerBound - 1].properties.isWhitespace
            tokens[index].hasSpaceAfter =
                range.upperBound == scalars.count || scalars[range.upperBound].properties.isWhitespace
            let gap = index == 0 ? 0..<0 : tokens[index - 1].range.upperBound..<range.lowerBound
            tokens[index].beginsLine = index == 0 || scalars[gap].contains { $0 == "\n" || $0 == "\r" }
        }
    }

    private mutating func add(_ token: Token) {
        let kind: SourceToken.Kind =
            switch token.kind {
            // The lexer takes all that is not ASCII for a part of a name.
            case .word(let word): word.unicodeScalars.allSatisfy(\.isOperatorPart) ? .mark : .word
            case .quotedWord: .quotedWord
            case .number: .number
            case .string: .string
            case .regex: .regex
            case .directive: .directive
            case .mark, .comment: .mark
            }
        let text = text(token.range)
        if let last = tokens.last, last.range.upperBound == token.range.lowerBound, joins(last, kind, text) {
            tokens[tokens.count - 1].text += text
            tokens[tokens.count - 1].range = last.range.lowerBound..<token.range.upperBound
        } else {
            tokens.append(SourceToken(kind: kind, text: text, range: token.range, line: token.line))
        }
    }

    /// Whether a token belongs to the one that it follows without a space: `<` and `=`; `1`, `.` and `5`.
    private func joins(_ last: SourceToken, _ kind: SourceToken.Kind, _ text: String) -> Bool {
        if kind == .number, last.text.hasSuffix("."), last.kind == .number { return true }
        if kind == .mark, text == ".", last.kind == .number {
            let end = last.range.upperBound + 1
            return end < scalars.count && ("0"..."9").contains(scalars[end]) && !last.text.contains(".")
                && !followsPoint(last)
        }
        guard kind == .mark, last.kind == .mark else { return false }
        if text == ".", last.text.hasSuffix(".") { return true }
        if last.text.hasSuffix("..") { return text == "<" }
        return (last.text + text).unicodeScalars.allSatisfy(\.isOperatorPart)
    }

    private func followsPoint(_ token: SourceToken) -> Bool {
        token.range.lowerBound > 0 && scalars[token.range.lowerBound - 1] == "."
    }

    private mutating func pairBrackets() {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.closes, let last = open.popLast() {
                partner[last] = index
                partner[index] = last
            }
            parent.append(open.last ?? -1)
            if token.opens { open.append(index) }
        }
    }

    private static let continuing: Set = [
        ".", ",", ")", "]", "}", ":", "?", "else", "catch", "where", "is", "as", "->", "in", "throws", "async", "=",
        "{", ";",
    ]
    private static let unfinished: Set = [",", "(", "[", "=", "->", ".", "return", "throw", "try", "await", "?"]

    private func isStart(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        let (token, last) = (tokens[index], tokens[index - 1])
        guard parent[index] < 0 || tokens[parent[index]].is("{") else { return false }
        if token.closes || token.is(";") { return false }
        if last.is("{") || last.is(";") || (last.is("in") && isClosureHeader(index - 1)) { return true }
        // `case .a: statement`, and not `a ? b : c`.
        if last.is(":"), isCaseColon(index - 1) { return true }
        guard token.beginsLine else { return false }
        return !token.isOne(of: Self.continuing) && !token.isBinaryOperator && !last.isBinaryOperator
            && !last.isOne(of: Self.unfinished)
    }

    private func isClosureHeader(_ index: Int) -> Bool {
        guard parent[index] >= 0, scopes[parent[index]] == .closure else { return false }
        return !tokens[parent[index]..<index].contains { $0.is("for") || $0.is(";") }
    }

    private func isCaseColon(_ index: Int) -> Bool {
        guard scope(of: index) == .control("switch") else { return false }
        var back = index - 1
        while back > parent[index] {
            if tokens[back].is("case") || tokens[back].is("default") { return true }
            if tokens[back].is("?"), tokens[back].hasSpaceBefore { return false }
            if tokens[back].closes { back = partner[back] ?? back }
            back -= 1
        }
        return false
    }
}
