import Foundation

/// The files that a report may quote. A recording may come from elsewhere and name any path, such as that of a password or a
/// device, so these are files with the name of a source, and those of the package that are not hidden.
struct SourceFiles: Sendable {
    /// In bytes.
    private static let largestSource = 10_000_000
    private static let endings: Set = ["swift", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "m", "mm"]

    /// The folder of the package; `nil` without one.
    let packageRoot: String?

    /// The text of a file; `nil` if it does not exist, may not be quoted, is not UTF-8, or is not a regular file of a reasonable
    /// size.
    @Sendable func text(of path: String) -> String? {
        let file = URL(filePath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular, let size = attributes?[.size] as? Int,
            (1...Self.largestSource).contains(size), Self.endings.contains(file.pathExtension) || isInPackage(file)
        else { return nil }
        return try? String(contentsOf: file, encoding: .utf8)
    }

    /// - Parameter file: Without symbolic links.
    private func isInPackage(_ file: URL) -> Bool {
        guard let packageRoot else { return false }
        let folder = URL(filePath: packageRoot).resolvingSymlinksInPath()
        guard file.path.hasPrefix(folder.path + "/"),
            FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        else { return false }
        // `.git` and `.env` have secrets.
        return !file.path.dropFirst(folder.path.count).contains("/.")
    }
}
