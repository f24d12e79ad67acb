import SpecEvents
import SwiftSource

extension SourceExcerpts {
    private static let mostLines = 6

    /// A statement continues on the next line while a bracket or a string is open, before or after
    /// a binary operator, and if the next line begins with a dot. A statement with a block, such as
    /// a hook, ends where the block begins, except for `expect { … }`.
    func statement(at location: CodeLocation) -> [String] {
        let file = lines(of: location.file)
        guard location.line > 0, location.line <= file.count else { return [] }
        let rest = file[(location.line - 1)...]
        guard let first = rest.first, first.contains(where: { !$0.isWhitespace }) else { return [] }
        let count = Self.lineCount(ofStatementIn: rest.prefix(Self.mostLines + 2))
        let lines = Array(rest.prefix(count).prefix(Self.mostLines))
        return Self.withoutIndent(lines) + (count > Self.mostLines ? ["…"] : [])
    }

    private static func lineCount(ofStatementIn lines: ArraySlice<Substring>) -> Int {
        let source = Array(lines.joined(separator: "\n").unicodeScalars)
        let tokens = Lexer.tokensAndLiterals(of: source)
        let bracesCount = lines.first?.contains("expect") == true
        func joins(_ token: Token) -> Bool {
            operators.contains(token.text) && token.hasSpaceBefore && token.hasSpaceAfter
        }
        var depth = 0
        for (index, token) in tokens.enumerated() {
            if bracesCount || !token.isOne(of: ["{", "}"]) { depth += token.opens ? 1 : token.closes ? -1 : 0 }
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            if depth > 0 || next.map({ !$0.beginsLine || $0.is(".") || joins(token) || joins($0) }) ?? false {
                continue
            }
            return 1 + source[..<token.range.upperBound].count { $0 == "\n" }
        }
        return lines.count
    }

    private static let operators: Set = [
        "==", "!=", "===", "!==", "<=", ">=", "<", ">", "&&", "||", "??", "+", "-", "*", "≈", "±",
    ]

    /// Finds the end of the block by indentation.
    func lastLine(ofBlockAt location: CodeLocation) -> Int? {
        let file = lines(of: location.file)
        guard location.line > 0, location.line <= file.count else { return nil }
        let indent = file[location.line - 1].indent
        for (index, line) in file.enumerated().dropFirst(location.line) where line.indent <= indent {
            switch line.drop(while: \.isWhitespace).first {
            case "}": return index + 1
            // Skips blank lines, the ends of argument lists, and compiler directives.
            case nil, ")", "]", "#": continue
            default: return index
            }
        }
        return file.count
    }

    static func withoutIndent(_ lines: [Substring]) -> [String] {
        let indent = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map(\.indent).min() ?? 0
        return lines.map { String($0.dropFirst(indent)) }
    }
}

extension Substring {
    fileprivate var indent: Int { prefix { $0 == " " || $0 == "\t" }.count }
}
