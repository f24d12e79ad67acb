import SpecEvents
import SwiftSource

extension SourceExcerpts {
    private static let maxLines = 6

    /// Returns a statement's lines. The statement continues on the next line while a bracket or
    /// string is open, before or after a binary operator, and before a line that begins with a dot.
    /// Except for `expect { … }`, a statement with a block, such as a hook, ends where the block
    /// begins.
    func statement(at location: CodeLocation) -> [String] {
        let file = lines(of: location.file)
        guard location.line > 0, location.line <= file.count else { return [] }
        let rest = file[(location.line - 1)...]
        guard let first = rest.first, first.contains(where: { !$0.isWhitespace }) else { return [] }
        let count = Self.lineCount(ofStatementIn: rest.prefix(Self.maxLines + 2))
        let lines = Array(rest.prefix(count).prefix(Self.maxLines))
        return Self.withoutIndent(lines) + (count > Self.maxLines ? ["…"] : [])
    }

    private static func lineCount(ofStatementIn lines: ArraySlice<Substring>) -> Int {
        let source = Array(lines.joined(separator: "\n").unicodeScalars)
        let tokens = Lexer.tokensAndLiterals(of: source)
        let countsBraces = lines.first?.contains("expect") == true
        func joins(_ token: Token) -> Bool {
            operators.contains(token.text) && token.hasSpaceBefore && token.hasSpaceAfter
        }
        var depth = 0
        for (index, token) in tokens.enumerated() {
            if countsBraces || !token.isOne(of: ["{", "}"]) { depth += token.opens ? 1 : token.closes ? -1 : 0 }
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

    /// Finds a block's last line by indentation. Returns `nil` if the location is unknown.
    func lastLine(ofBlockAt location: CodeLocation) -> Int? {
        let file = lines(of: location.file)
        guard location.line > 0, location.line <= file.count else { return nil }
        let indent = file[location.line - 1].indent
        for (index, line) in file.enumerated().dropFirst(location.line) where line.indent <= indent {
            switch line.drop(while: \.isWhitespace).first {
            case "}": return index + 1
            // Blank lines, ends of argument lists, and compiler directives do not end a block.
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
