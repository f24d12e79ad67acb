import SwiftSource

struct SourceClass: Equatable {
    var name: String
    /// The 1-based line numbers from the keyword `class` to the closing brace.
    var lines: ClosedRange<Int>

    /// Returns the classes in a source file. An outer class comes before the classes nested in it.
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
