import Foundation

/// The paths of `file:` URIs, which editors and sourcekit-lsp spell in different ways.
enum FileURI {
    static func path(of uri: JSONValue?) -> String? {
        guard let uri = uri?.string, uri.hasPrefix("file://") else { return nil }
        return String(uri.dropFirst(7).drop { $0 != "/" }).removingPercentEncoding
    }

    static func of(_ path: String) -> JSONValue {
        .string(URL(fileURLWithPath: path, isDirectory: false).absoluteString)
    }

    static func folder(of path: String) -> String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    /// The folder of the package around a file.
    static func packageRoot(of path: String) -> String? {
        sequence(first: folder(of: path), next: folder).prefix { !$0.isEmpty }
            .first { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
    }

    /// When a file last changed, in seconds; `nil` if there is none.
    static func changeTime(of path: String) -> Double? {
        let values = try? URL(fileURLWithPath: path).resolvingSymlinksInPath()
            .resourceValues(forKeys: [.contentModificationDateKey])
        return values?.contentModificationDate?.timeIntervalSince1970
    }
}
