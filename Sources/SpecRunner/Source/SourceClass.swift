import SwiftSource

struct SourceClass: Equatable {
    var name: String
    /// The 1-based numbers of the lines from the keyword `class` to the closing brace.
    var lines: ClosedRange<Int>

    /// Outer classes come before nested ones.
    static func all(in source: some Collection<UInt8>) -> [SourceClass] {
        let tokens = Lexer.tokens(of: source)
        return tokens.indices.compactMap { index in
            guard let name = tokens.nameOfClass(at: index),
                let start = tokens[index...].firstIndex(where: { $0.is("{") }),
                let end = tokens.indexOfEnd(ofBracketAt: start)
            else { return nil }
            return SourceClass(name: name, lines: tokens[index].line...tokens[end].line)
        }
    }
}
