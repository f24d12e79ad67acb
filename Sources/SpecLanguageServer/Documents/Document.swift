/// A file that is open in the editor.
struct Document: Sendable {
    private var bytes: [UInt8]
    /// What is read from the text; `nil` after a change.
    var source: SpecSource?
    /// What the listing of a build has of the file, by the index of its first byte, which moves along with edits.
    private var listed: [(start: Int, example: Example)] = []
    /// Whether the listing is of this text.
    private(set) var isBuilt = false

    init(text: String) {
        bytes = Array(text.utf8)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var hasListing: Bool { !listed.isEmpty }

    /// Takes the places that a listing has in this text.
    mutating func adopt(_ listing: [Example], isBuilt: Bool) {
        self.isBuilt = isBuilt
        listed = listing.map { example in
            let start = index(of: Position(line: example.place.line, character: 0))
            return (bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? start, example)
        }
    }

    /// The examples of the listing, where they are now.
    var listing: [Example] {
        listed.map { start, example in
            var example = example
            example.place.line = bytes[..<start].count { $0 == 0x0A }
            return example
        }
    }

    /// The text of a line before a place.
    func text(before place: Position) -> String {
        String(decoding: bytes[index(of: Position(line: place.line, character: 0))..<index(of: place)], as: UTF8.self)
    }

    // MARK: Changes

    /// Applies the changes of a `textDocument/didChange`.
    mutating func apply(_ changes: [JSONValue]) {
        for change in changes {
            guard let text = change["text"]?.string else { continue }
            let range = change["range"]
            if let start = Position(range?["start"]), let end = Position(range?["end"]), start <= end {
                replace(index(of: start)..<index(of: end), by: Array(text.utf8))
            } else {
                replaceAll(by: Array(text.utf8))
            }
        }
    }

    /// Replaces only what lies between the beginning and the end that stay.
    private mutating func replaceAll(by new: [UInt8]) {
        let first = zip(bytes, new).prefix { $0 == $1 }.count
        let shorter = min(bytes.count, new.count) - first
        let last = zip(bytes.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
        replace(first..<(bytes.count - last), by: Array(new[first..<(new.count - last)]))
    }

    private mutating func replace(_ range: Range<Int>, by new: [UInt8]) {
        bytes.replaceSubrange(range, with: new)
        listed = listed.compactMap { start, example in
            if start < range.lowerBound { return (start, example) }
            return start < range.upperBound ? nil : (start + new.count - range.count, example)
        }
        (isBuilt, source) = (false, nil)
    }

    /// The index of the byte at a place, or of the end of its line or of the text before it.
    private func index(of place: Position) -> Int {
        var start = 0
        for _ in 0..<place.line {
            guard let end = bytes[start...].firstIndex(of: 0x0A) else { return bytes.count }
            start = end + 1
        }
        let line = String(decoding: bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        let end = line.utf16.index(line.startIndex, offsetBy: place.character, limitedBy: line.endIndex)
        return start + line.utf8.distance(from: line.startIndex, to: end ?? line.endIndex)
    }
}
