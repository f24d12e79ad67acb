import SwiftSource

/// Adds statements to the end of a manifest: all above stays as it is.
struct ManifestEdit {
    let text: String
    private let tokens: [Token]
    /// The variable that is set to the package.
    private let variable: String

    /// - Throws: ``RunnerError`` with the place, if the manifest sets no variable to a package, or is written for a SwiftPM that does
    ///   not know how tests name the products of packages.
    init(_ text: String, path: String) throws {
        let version = text.firstMatch(of: /\/\/\s*swift-tools-version\s*:\s*(\d+)\.(\d+)/)
        guard let version, let major = Int(version.1), let minor = Int(version.2), (major, minor) >= (5, 5) else {
            let found = version.map { "the tools version \($0.1).\($0.2)" } ?? "no tools version"
            throw RunnerError("\(path):1: a manifest with \(found); begin it with: // swift-tools-version: 5.5")
        }
        self.text = text
        tokens = Lexer.tokensAndLiterals(of: Array(text.unicodeScalars))
        let words = tokens.map { $0.word ?? ($0.is("=") ? "=" : "") }
        let start = words.indices.dropFirst(2).first { words[$0] == "Package" && words[$0 - 1] == "=" }
        let declaration = start.flatMap { words[..<$0].lastIndex { ["let", "var"].contains($0) } }
        guard let declaration else {
            throw RunnerError("\(path):1: no variable is set to `Package(…)`; write it so: let package = Package(…)")
        }
        variable = words[declaration + 1]
    }

    /// Whether a string of the manifest is a path or a URL that ends in a name.
    func names(_ name: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        return tokens.lazy.filter { $0.kind == .string }.compactMap { StringLiteral.value(of: scalars[$0.range]) }
            .contains { value in
                let last = value.split(separator: "/").last ?? ""
                return (last.hasSuffix(".git") ? last.dropLast(4) : last).lowercased() == name.lowercased()
            }
    }

    /// The manifest with elements in lists of the package.
    func adding(_ elements: [(list: String, lines: [String])]) -> String {
        let newline = text.contains("\r\n") ? "\r\n" : "\n"
        var statements: [String] = []
        for (list, lines) in elements {
            let call = "\(variable).\(list).append("
            statements += lines.count == 1 ? ["\(call)\(lines[0]))"] : [call] + lines.map { "    \($0)" } + [")"]
        }
        let end = text.last?.isNewline == true ? "" : newline
        return text + end + newline + statements.map { $0 + newline }.joined()
    }
}
