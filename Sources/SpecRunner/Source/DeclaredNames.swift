import SwiftSource

/// What a source file declares at its top level.
struct DeclaredNames {
    /// The names that other files can use.
    private(set) var visible: Set<String> = []
    private var hidden: Set<String> = []
    private var extended: Set<String> = []
    private var mayActUnnamed = false

    /// Whether the file may affect others that name nothing of it: by hooks around the suite, by a configuration, by an
    /// extension of what another file declares, by an operator.
    var affectsAll: Bool { mayActUnnamed || !extended.isSubset(of: visible.union(hidden)) }

    private static let ambientWords: Set = [
        "beforeSuite", "afterSuite", "SpecConfiguration", "QuickConfiguration", "_exported",
    ]

    init(in source: some Collection<UInt8>) {
        let tokens = Lexer.tokens(of: source)
        var (depth, isHidden) = (0, false)
        for (index, token) in tokens.enumerated() {
            if token.is("{") { depth += 1 }
            if token.is("}") { depth -= 1 }
            guard token.isWord else { continue }
            let word = token.text
            if Self.ambientWords.contains(word) { mayActUnnamed = true }
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            guard depth == 0, token.kind == .word else { continue }
            if word == "private" || word == "fileprivate" {
                // Of `private(set) var` only the setter is private.
                isHidden = next?.is("(") == false
            } else if add(word, next, isHidden: isHidden) {
                isHidden = false
            }
        }
    }

    /// - Returns: Whether a declaration begins with the word.
    private mutating func add(_ word: String, _ next: Token?, isHidden: Bool) -> Bool {
        switch word {
        case "class", "struct", "enum", "protocol", "actor", "typealias", "func", "macro":
            if let name = next?.word {
                if isHidden { hidden.insert(name) } else { visible.insert(name) }
            } else if word == "func", !isHidden {
                mayActUnnamed = true
            }
        case "extension":
            if !isHidden { extended.insert(next?.word ?? "") }
        case "let", "var", "operator", "precedencegroup":
            if !isHidden { mayActUnnamed = true }
        case "import": break
        default: return false
        }
        return true
    }
}
