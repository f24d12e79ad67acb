/// Finds what each opening brace begins.
struct ScopeReader {
    let tokens: [SourceToken]
    let parent: [Int]

    /// A declaration or a branch whose brace is still to come.
    private struct Pending {
        var scope: SourceTokens.Scope
        var start: Int
        var parent: Int
    }

    private var pending: [Pending] = []
    private var scopes: [Int: SourceTokens.Scope] = [:]

    init(tokens: [SourceToken], parent: [Int]) {
        (self.tokens, self.parent) = (tokens, parent)
    }

    private static let types: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let functions: Set = ["func", "init", "deinit", "subscript"]
    private static let controls: Set = [
        "if", "guard", "while", "for", "switch", "do", "else", "catch", "repeat", "defer",
    ]
    private static let accessors: Set = ["set", "willSet", "didSet", "_modify", "_read"]

    mutating func read() -> [Int: SourceTokens.Scope] {
        for index in tokens.indices {
            let token = tokens[index]
            if token.is("{") {
                open(index)
            } else if token.is("}") || token.is(";") {
                pending.removeAll { $0.parent == parent[index] && token.is(";") || $0.parent > parent[index] }
            } else if token.kind == .word, index == 0 || !tokens[index - 1].is(".") {
                note(token.text, index)
            }
        }
        return scopes
    }

    private mutating func note(_ word: String, _ index: Int) {
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        if Self.types.contains(word), next?.isWord == true,
            next?.isOne(of: Self.functions.union(["var", "let"])) != true
        {
            wait(.type, index)
        } else if Self.functions.contains(word), word == "func" || next?.isOne(of: ["(", "<", "?", "{", "!"]) == true {
            wait(.function(nil), index)
        } else if word == "var" || word == "let" {
            wait(.property(nil), index)
        } else if Self.controls.contains(word) {
            wait(.control(word), index)
        } else if word == "get" || Self.accessors.contains(word),
            isIn({ if case .property = $0 { true } else { false } }, index)
        {
            wait(.function(word == "get" ? propertyType(index) : nil), index)
        }
    }

    private func isIn(_ matches: (SourceTokens.Scope) -> Bool, _ index: Int) -> Bool {
        parent[index] >= 0 && scopes[parent[index]].map(matches) == true
    }

    private func propertyType(_ index: Int) -> String? {
        guard case .property(let type)? = scopes[parent[index]] else { return nil }
        return type
    }

    private mutating func wait(_ scope: SourceTokens.Scope, _ index: Int) {
        // `if let x = y {`: the brace is that of the branch.
        if case .property = scope, case .control? = pending.last(where: { $0.parent == parent[index] })?.scope {
            return
        }
        pending.removeAll { $0.parent == parent[index] }
        pending.append(Pending(scope: scope, start: index, parent: parent[index]))
    }

    private mutating func open(_ index: Int) {
        guard let position = pending.lastIndex(where: { $0.parent == parent[index] }) else {
            scopes[index] = .closure
            return
        }
        let found = pending[position]
        let header = tokens[found.start..<index].indices.filter { parent[$0] == found.parent }
        switch found.scope {
        case .property:
            let goesOn = header.dropFirst().contains { tokens[$0].is("=") || tokens[$0].beginsLine }
            guard !goesOn, tokens[found.start].is("var") else {
                scopes[index] = .closure
                return
            }
            scopes[index] = .property(type(after: ":", header))
        case .function(nil) where tokens[found.start].is("subscript"):
            scopes[index] = .property(type(after: "->", header))
        case .function(nil): scopes[index] = .function(type(after: "->", header))
        default: scopes[index] = found.scope
        }
        pending.remove(at: position)
    }

    /// The type after a mark in the header of a declaration.
    private func type(after mark: String, _ header: [Int]) -> String? {
        guard let start = header.firstIndex(where: { tokens[$0].is(mark) }), start + 1 < header.count else {
            return nil
        }
        let rest = header[(start + 1)...].prefix { !tokens[$0].is("where") }
        guard let first = rest.first, let last = rest.last else { return nil }
        // What is in brackets belongs to the type, too: the tokens between are consecutive.
        let closing =
            tokens[last].opens
            ? tokens.indices.first { $0 > last && parent[$0] == parent[last] && tokens[$0].closes } : nil
        return tokens[first...(closing ?? last)].map(\.text).joined()
    }
}
