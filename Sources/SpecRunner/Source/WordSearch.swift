import Foundation
import SwiftSource

/// Finds names in the text of a file.
enum WordSearch {
    /// Whether a word of the text is this name.
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
