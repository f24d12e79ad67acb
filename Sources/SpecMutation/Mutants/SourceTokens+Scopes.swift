import SwiftSource

extension SourceTokens {
    /// A declaration or a branch whose brace is still to come.
    private typealias Pending = (scope: Scope, start: Int, parent: Int)

    private static let types: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let functions: Set = ["init", "deinit", "subscript"]
    private static let controls: Set = [
        "if", "guard", "while", "for", "switch", "do", "else", "catch", "repeat", "defer",
    ]
    private static let accessors: Set = ["get", "set", "willSet", "didSet", "_modify", "_read"]

    /// Finds what each opening brace begins.
    mutating func readScopes() {
        var pending: [Pending] = []
        for (index, token) in tokens.enumerated() {
            if token.is("{") {
                open(index, &pending)
            } else if token.is("}") || token.is(";") {
                pending.removeAll { $0.parent == parent[index] && token.is(";") || $0.parent > parent[index] }
            } else if token.kind == .word, let scope = scope(begunBy: token.text, index) {
                wait(scope, index, &pending)
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
        case _ where Self.accessors.contains(word):
            guard case .property(let type)? = scopes[parent[index]] else { return nil }
            return .function(word == "get" ? type : nil)
        default: return nil
        }
    }

    private func wait(_ scope: Scope, _ index: Int, _ pending: inout [Pending]) {
        // `if let x = y {`: the brace is that of the branch.
        if case .property = scope, case .control? = pending.last(where: { $0.parent == parent[index] })?.scope {
            return
        }
        pending.removeAll { $0.parent == parent[index] }
        pending.append((scope, index, parent[index]))
    }

    private mutating func open(_ index: Int, _ pending: inout [Pending]) {
        guard let position = pending.lastIndex(where: { $0.parent == parent[index] }) else {
            scopes[index] = .closure
            return
        }
        let found = pending[position]
        let header = tokens[found.start..<index].indices.filter { parent[$0] == found.parent }
        if case .property = found.scope {
            // The brace of an accessor block follows the type: one after a value, or on a line of its own, is that of a closure.
            let isValue = header.dropFirst().contains { tokens[$0].is("=") || tokens[$0].beginsLine }
            scopes[index] = isValue || tokens[found.start].is("let") ? .closure : .property(type(after: ":", header))
            if scopes[index] == .closure { return }
        } else if found.scope == .function(nil) {
            let type = type(after: "->", header)
            scopes[index] = tokens[found.start].is("subscript") ? .property(type) : .function(type)
        } else {
            scopes[index] = found.scope
        }
        pending.remove(at: position)
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
