import Foundation

/// The paths of `file:` URIs, which editors and sourcekit-lsp spell in different ways.
enum FileURI {
    static func path(of uri: JSONValue?) -> String? {
        guard let url = uri?.string.flatMap(URL.init(string:)), url.isFileURL else { return nil }
        return url.path
    }

    static func of(_ path: String) -> JSONValue {
        .string(URL(fileURLWithPath: path, isDirectory: false).absoluteString)
    }

    static func folder(of path: String) -> String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    /// Whether there is a file, and did not change since a time.
    static func isUnchanged(_ path: String, since time: Date) -> Bool {
        (changeTime(of: path) ?? .distantFuture) <= time
    }

    /// When a file last changed; `nil` if there is none.
    static func changeTime(of path: String) -> Date? {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        return try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}
