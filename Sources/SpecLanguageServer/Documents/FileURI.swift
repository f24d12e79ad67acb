import Foundation

/// The paths of `file:` URIs, which editors and sourcekit-lsp spell in different ways.
enum FileURI {
    static func path(of uri: String) -> String? {
        guard uri.hasPrefix("file://") else { return nil }
        return String(uri.dropFirst(7).drop { $0 != "/" }).removingPercentEncoding
    }

    static func of(_ path: String) -> String { URL(fileURLWithPath: path, isDirectory: false).absoluteString }

    static func folder(of path: String) -> String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    /// The folder of the package around a file.
    static func packageRoot(of path: String) -> String? {
        sequence(first: folder(of: path), next: folder).prefix { !$0.isEmpty }
            .first { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
    }

    /// When a file last changed; `nil` if there is none.
    static func changeTime(of path: String) -> Double? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
