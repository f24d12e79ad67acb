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
            guard let name = tokens.nameOfClass(at: index),
                let start = tokens[index...].firstIndex(where: { $0.is("{") }),
                let end = tokens.indexOfEnd(ofBracketAt: start)
            else { return nil }
            return SourceClass(name: name, lines: tokens[index].line...tokens[end].line)
        }
    }
}
