import Foundation

/// Finds names in the text of a file.
enum WordSearch {
    /// Whether a word of the text is this name.
    static func contains(_ name: String, in text: Data) -> Bool {
        let name = Data(name.utf8)
        var start = text.startIndex
        while let range = text.range(of: name, in: start..<text.endIndex) {
            let before = range.lowerBound > text.startIndex ? text[range.lowerBound - 1] : 0
            let after = range.upperBound < text.endIndex ? text[range.upperBound] : 0
            if !before.isWordPart, !after.isWordPart { return true }
            start = range.upperBound
        }
        return false
    }
}
