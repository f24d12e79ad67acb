import SwiftSource

/// A class that a source file declares, with the lines that it takes.
struct SourceClass: Equatable {
    var name: String
    /// From the line of its name to that of its closing brace, counted from 1.
    var lines: ClosedRange<Int>

    /// The classes of a file, outer ones before those inside.
    static func all(in source: some Collection<UInt8>) -> [SourceClass] {
        let tokens = Lexer.tokens(of: source)
        return tokens.indices.compactMap { index in
            guard let name = tokens.nameOfClass(at: index), let end = endOfBody(after: index, in: tokens) else {
                return nil
            }
            return SourceClass(name: name, lines: tokens[index].line...tokens[end].line)
        }
    }

    /// The index of the brace that closes the first group of braces after an index.
    private static func endOfBody(after index: Int, in tokens: [Token]) -> Int? {
        var depth = 0
        for next in tokens.indices[(index + 1)...] {
            if tokens[next].isMark("{") { depth += 1 }
            guard tokens[next].isMark("}") else { continue }
            depth -= 1
            if depth == 0 { return next }
        }
        return nil
    }
}
