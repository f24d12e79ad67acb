@testable import SpecDiscoveryCore

/// The declarations in source, as in a file `A.swift`.
func declarations(in source: String) -> [TypeDeclaration] {
    SourceFile("A.swift", source: Array(source.utf8)).declarations(in: nil)
}

/// All tokens of source.
func lexed(_ source: [UInt8]) -> [Token] {
    let tokens = Lexer.tokens(of: source)
    return (0..<tokens.count).compactMap { tokens[$0] }
}

extension Token {
    /// The token as it is written; `…` for a literal.
    var text: String {
        switch kind {
        case .word(let word): word
        case .quotedWord(let word): "`\(word)`"
        case .attribute(let text): text
        case .mark(let mark): String(mark)
        case .literal: "…"
        case .directive(let directive, let condition): "#\(directive.rawValue) \(condition)"
        }
    }
}

/// The paths of the declared types: `["Outer", "Outer.InnerSpec"]`.
func paths(in source: String) -> [String] {
    declarations(in: source).map(\.spelling)
}

/// The spec classes of a module `MyTests` with these files, and files of modules that it depends on.
func specClasses(_ files: KeyValuePairs<String, String>, references: KeyValuePairs<String, String> = [:]) -> SpecClasses
{
    let own = files.flatMap { SourceFile($0, source: Array($1.utf8)).declarations(in: nil) }
    let others = references.flatMap { SourceFile("\($0).swift", source: Array($1.utf8)).declarations(in: $0) }
    return SpecClasses(in: own + others, module: "MyTests")
}

func specClasses(_ source: String) -> SpecClasses { specClasses(["A.swift": source]) }

extension SpecClasses {
    /// The classes that run: `Outer.InnerSpec`, and after it what else is known.
    var names: [String] {
        found.map { $0.declaration.spelling + ($0.isBaseClass ? " (base)" : "") }
    }

    /// The warnings as a compiler prints them: `A.swift:3: …`.
    var messages: [String] { warnings.map { "\($0.declaration.file):\($0.declaration.line): \($0.message)" } }
}
