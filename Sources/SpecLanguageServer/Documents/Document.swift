import Foundation

struct Document: Sendable {
    private var bytes: [UInt8]
    /// The listed examples and their byte offsets. Edits update each example's offset and line.
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

    func text(before position: JSONValue) -> String? {
        guard let end = index(of: position), let line = position["line"]?.integer else { return nil }
        return String(decoding: bytes[start(ofLine: line)..<end], as: UTF8.self)
    }

    mutating func apply(_ changes: [JSONValue]) {
        for change in changes {
            guard let text = change["text"]?.string else { continue }
            let start = index(of: change["range"]?["start"]) ?? 0
            let end = index(of: change["range"]?["end"]) ?? bytes.count
            replace(start..<max(start, end), by: Array(text.utf8))
        }
    }

    /// Replaces only the part that differs, so that examples in the rest of the range stay listed.
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

    private func start(ofLine line: Int) -> Int {
        guard line > 0 else { return 0 }
        return bytes.indices.lazy.filter { bytes[$0] == 0x0A }.dropFirst(line - 1).first.map { $0 + 1 } ?? bytes.count
    }

    /// Returns the byte offset of a position, whose line and UTF-16 column are zero-based.
    private func index(of position: JSONValue?) -> Int? {
        guard let line = position?["line"]?.integer, let character = position?["character"]?.integer else { return nil }
        let start = start(ofLine: line)
        let text = String(decoding: bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        return start + Substring(text.utf16.prefix(max(character, 0))).utf8.count
    }
}

/// Converts between paths and `file:` URIs. Files are identified by path, because editors and
/// sourcekit-lsp may spell a file's URI differently.
enum FileURI {
    static func path(of uri: JSONValue?) -> String? {
        guard let url = uri?.string.flatMap(URL.init(string:)), url.isFileURL else { return nil }
        return url.path
    }

    static func of(_ path: String) -> JSONValue {
        .string(URL(fileURLWithPath: path, isDirectory: false).absoluteString)
    }

    static func folder(of path: String) -> String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    static func isUnchanged(_ path: String, since time: Date) -> Bool {
        (changeTime(of: path) ?? .distantFuture) <= time
    }

    static func changeTime(of path: String) -> Date? {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        return try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}
