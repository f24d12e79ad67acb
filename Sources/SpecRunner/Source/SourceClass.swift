import Foundation
import SwiftSource

/// A class declared in a source file, and its lines.
struct SourceClass: Equatable {
    var name: String
    /// The lines from that of its name to that of its closing brace, counted from 1.
    var lines: ClosedRange<Int>

    /// The classes declared in a file, outer ones before nested ones.
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

/// Finds names in the text of a file.
enum WordSearch {
    /// Whether the text contains the name as a whole word.
    static func contains(_ name: String, in text: Data) -> Bool {
        let name = Data(name.utf8)
        var start = text.startIndex
        while let range = text.range(of: name, in: start..<text.endIndex) {
            let neighbours = text[..<range.lowerBound].suffix(1) + text[range.upperBound...].prefix(1)
            if !neighbours.contains(where: { Unicode.Scalar($0).isWordPart }) { return true }
            start = range.upperBound
        }
        return false
    }
}
