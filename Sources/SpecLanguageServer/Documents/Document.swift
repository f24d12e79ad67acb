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
            let start = start(ofLine: example.line)
            return (bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? start, example)
        }
    }

    /// The examples of the listing, where they are now.
    var listing: [Example] {
        listed.map { start, example in
            var example = example
            example.line = bytes[..<start].count { $0 == 0x0A }
            return example
        }
    }

    /// The text of a line before a position of the protocol.
    func text(before position: JSONValue) -> String? {
        guard let end = index(of: position), let line = position["line"]?.integer else { return nil }
        return String(decoding: bytes[start(ofLine: line)..<end], as: UTF8.self)
    }

    // MARK: Changes

    /// Applies the changes of a `textDocument/didChange`.
    mutating func apply(_ changes: [JSONValue]) {
        for change in changes {
            guard let text = change["text"]?.string else { continue }
            let range = change["range"]
            if let start = index(of: range?["start"]), let end = index(of: range?["end"]), start <= end {
                replace(start..<end, by: Array(text.utf8))
            } else {
                replace(bytes.indices, by: Array(text.utf8))
            }
        }
    }

    /// Replaces what lies between the beginning and the end that stay.
    private mutating func replace(_ whole: Range<Int>, by new: [UInt8]) {
        let first = zip(bytes[whole], new).prefix { $0 == $1 }.count
        let shorter = min(whole.count, new.count) - first
        let last = zip(bytes[whole].reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
        let range = (whole.lowerBound + first)..<(whole.upperBound - last)
        bytes.replaceSubrange(range, with: new[first..<(new.count - last)])
        listed = listed.compactMap { start, example in
            if start < range.lowerBound { return (start, example) }
            return start < range.upperBound ? nil : (start + new.count - whole.count, example)
        }
        (isBuilt, source) = (false, nil)
    }

    /// The index of the first byte of a line, or of the end of the text before it.
    private func start(ofLine line: Int) -> Int {
        var start = 0
        for _ in 0..<max(line, 0) {
            guard let end = bytes[start...].firstIndex(of: 0x0A) else { return bytes.count }
            start = end + 1
        }
        return start
    }

    /// The index of the byte at a position of the protocol, or of the end of its line. Its line and its character in units of
    /// UTF-16 count from 0.
    private func index(of position: JSONValue?) -> Int? {
        guard let line = position?["line"]?.integer, let character = position?["character"]?.integer else { return nil }
        let start = start(ofLine: line)
        let text = String(decoding: bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        let end = text.utf16.index(text.startIndex, offsetBy: max(character, 0), limitedBy: text.endIndex)
        return start + text.utf8.distance(from: text.startIndex, to: end ?? text.endIndex)
    }
}
