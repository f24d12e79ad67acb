import SwiftSource

extension SourceTokens {
    private static let types: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let functions: Set = ["init", "deinit", "subscript"]
    private static let controls: Set = [
        "if", "guard", "while", "for", "switch", "do", "else", "catch", "repeat", "defer",
    ]

    /// Finds what each opening brace begins.
    mutating func readScopes() {
        // For each bracket the declaration or the branch inside of it whose brace is still to come.
        var pending: [Int: (scope: Scope, start: Int)] = [:]
        for (index, token) in tokens.enumerated() {
            let found = pending[parent[index]]
            if token.is("{") {
                scopes[index] = found.map { scope($0.scope, from: $0.start, to: index) } ?? .closure
                if scopes[index] != .closure { pending[parent[index]] = nil }
            } else if token.is(";") {
                pending[parent[index]] = nil
            } else if token.kind == .word, let scope = scope(begunBy: token.text, index) {
                // `if let x = y {`: the brace is that of the branch.
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

    /// What a brace begins, by the header of a declaration or a branch before it.
    private func scope(_ declared: Scope, from start: Int, to brace: Int) -> Scope {
        let header = (start..<brace).filter { parent[$0] == parent[brace] }
        switch declared {
        case .property:
            // The brace of an accessor block follows the type; elsewhere it is a closure's.
            let isValue = header.dropFirst().contains { tokens[$0].is("=") || tokens[$0].beginsLine }
            return isValue || tokens[start].is("let") ? .closure : .property(type(after: ":", header))
        case .function(nil):
            let type = type(after: "->", header)
            return tokens[start].is("subscript") ? .property(type) : .function(type)
        default: return declared
        }
    }

    /// The type after a mark in the header of a declaration.
    private func type(after mark: String, _ header: [Int]) -> String? {
        let rest = header.drop { !tokens[$0].is(mark) }.dropFirst().prefix { !tokens[$0].is("where") }
        guard let first = rest.first, let last = rest.last else { return nil }
        // What is in brackets belongs to the type, too.
        let end = tokens[last].opens ? tokens.indices.first { $0 > last && parent[$0] == parent[last] } : nil
        return tokens[first...(end ?? last)].map(\.text).joined()
    }
}
