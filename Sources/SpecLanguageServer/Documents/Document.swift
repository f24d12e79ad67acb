import Foundation

/// A file that is open in the editor.
struct Document: Sendable {
    private var bytes: [UInt8]
    /// The listed examples, each with the index of its first byte. Index and line move with edits.
    private var listed: [(start: Int, example: Example)] = []
    /// Whether the listing is from a build of this text.
    private(set) var isBuilt = false

    init(text: String) {
        bytes = Array(text.utf8)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Adopts the examples and lines of a listing for this text.
    mutating func adopt(_ listing: [Example], isBuilt: Bool) {
        self.isBuilt = isBuilt
        listed = listing.map { example in
            let start = start(ofLine: example.line)
            return (bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? start, example)
        }
    }

    /// The listed examples at their current lines.
    var listing: [Example] { listed.map(\.example) }

    /// Returns the part of a line before a position of the protocol.
    func text(before position: JSONValue) -> String? {
        guard let end = index(of: position), let line = position["line"]?.integer else { return nil }
        return String(decoding: bytes[start(ofLine: line)..<end], as: UTF8.self)
    }

    /// Applies the changes in a `textDocument/didChange` notification.
    mutating func apply(_ changes: [JSONValue]) {
        for change in changes {
            guard let text = change["text"]?.string else { continue }
            let start = index(of: change["range"]?["start"]) ?? 0
            let end = index(of: change["range"]?["end"]) ?? bytes.count
            replace(start..<max(start, end), by: Array(text.utf8))
        }
    }

    /// Replaces only the part between the unchanged beginning and the unchanged end.
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

    /// Returns the index of the first byte of a line, or the end of the text if it is shorter.
    private func start(ofLine line: Int) -> Int {
        guard line > 0 else { return 0 }
        return bytes.indices.lazy.filter { bytes[$0] == 0x0A }.dropFirst(line - 1).first.map { $0 + 1 } ?? bytes.count
    }

    /// Returns the index of the byte at a position of the protocol, or at the end of the line.
    /// Lines and characters, in UTF-16 code units, count from 0.
    private func index(of position: JSONValue?) -> Int? {
        guard let line = position?["line"]?.integer, let character = position?["character"]?.integer else { return nil }
        let start = start(ofLine: line)
        let text = String(decoding: bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        return start + Substring(text.utf16.prefix(max(character, 0))).utf8.count
    }
}

/// Conversions for `file:` URIs, which editors and sourcekit-lsp spell differently.
enum FileURI {
    static func path(of uri: JSONValue?) -> String? {
        guard let url = uri?.string.flatMap(URL.init(string:)), url.isFileURL else { return nil }
        return url.path
    }

    static func of(_ path: String) -> JSONValue {
        .string(URL(fileURLWithPath: path, isDirectory: false).absoluteString)
    }

    static func folder(of path: String) -> String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    /// Returns whether a file exists and has not changed since a given time.
    static func isUnchanged(_ path: String, since time: Date) -> Bool {
        (changeTime(of: path) ?? .distantFuture) <= time
    }

    /// Returns when a file last changed; `nil` if it does not exist.
    static func changeTime(of path: String) -> Date? {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        return try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}
