import Foundation

/// A file that is open in the editor.
struct Document: Sendable {
    private var bytes: [UInt8]
    /// The examples that the built tests list, with their byte offsets in the text. Edits update
    /// the line and the offset of each example.
    private var listed: [(start: Int, example: Example)] = []
    /// Whether the listing comes from a build of exactly this text.
    private(set) var isBuilt = false

    init(text: String) {
        bytes = Array(text.utf8)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func adopt(_ listing: [Example], isBuilt: Bool) {
        self.isBuilt = isBuilt
        listed = listing.map { example in
            let start = start(ofLine: example.line)
            return (bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? start, example)
        }
    }

    var listing: [Example] { listed.map(\.example) }

    /// Returns the text from the start of the line up to an LSP position, or `nil` if the position
    /// is invalid.
    func text(before position: JSONValue) -> String? {
        guard let end = index(of: position), let line = position["line"]?.integer else { return nil }
        return String(decoding: bytes[start(ofLine: line)..<end], as: UTF8.self)
    }

    /// Applies the content changes of a `textDocument/didChange` notification.
    mutating func apply(_ changes: [JSONValue]) {
        for change in changes {
            guard let text = change["text"]?.string else { continue }
            let start = index(of: change["range"]?["start"]) ?? 0
            let end = index(of: change["range"]?["end"]) ?? bytes.count
            replace(start..<max(start, end), by: Array(text.utf8))
        }
    }

    /// Replaces a range of bytes, except for any unchanged beginning and end. Removes the examples
    /// in the replaced part from the listing, and moves the later ones.
    private mutating func replace(_ whole: Range<Int>, by new: [UInt8]) {
        let first = zip(bytes[whole], new).prefix { $0 == $1 }.count
        let shorter = min(whole.count, new.count) - first
        let last = zip(bytes[whole].reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
        let range = (whole.lowerBound + first)..<(whole.upperBound - last)
        let lines = new[first..<(new.count - last)].count { $0 == 0x0A } - bytes[range].count { $0 == 0x0A }
        bytes.replaceSubrange(range, with: new[first..<(new.count - last)])
        listed.removeAll { range.contains($0.start) }
        for index in listed.indices where listed[index].start >= range.upperBound {
            listed[index].start += new.count - whole.count
            listed[index].example.line += lines
        }
        isBuilt = false
    }

    /// Returns the byte offset of a line, or the length of the text if the line does not exist.
    private func start(ofLine line: Int) -> Int {
        guard line > 0 else { return 0 }
        return bytes.indices.lazy.filter { bytes[$0] == 0x0A }.dropFirst(line - 1).first.map { $0 + 1 } ?? bytes.count
    }

    /// Returns the byte offset of an LSP position, or of the end of the line if the position is
    /// beyond it. Returns `nil` for an invalid position. A position consists of a line and a number
    /// of UTF-16 code units, both counted from 0.
    private func index(of position: JSONValue?) -> Int? {
        guard let line = position?["line"]?.integer, let character = position?["character"]?.integer else { return nil }
        let start = start(ofLine: line)
        let text = String(decoding: bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        return start + Substring(text.utf16.prefix(max(character, 0))).utf8.count
    }
}

/// Conversions between paths and `file:` URIs. Files are identified by their paths, because editors
/// and sourcekit-lsp may spell the same URI differently.
enum FileURI {
    static func path(of uri: JSONValue?) -> String? {
        guard let url = uri?.string.flatMap(URL.init(string:)), url.isFileURL else { return nil }
        return url.path
    }

    static func of(_ path: String) -> JSONValue {
        .string(URL(fileURLWithPath: path, isDirectory: false).absoluteString)
    }

    static func folder(of path: String) -> String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    /// Returns whether a file exists and has not been modified since the given time.
    static func isUnchanged(_ path: String, since time: Date) -> Bool {
        (changeTime(of: path) ?? .distantFuture) <= time
    }

    /// Returns when a file was last modified, or `nil` if it does not exist.
    static func changeTime(of path: String) -> Date? {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        return try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}
