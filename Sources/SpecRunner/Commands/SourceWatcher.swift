import Foundation

/// Finds the latest change to the files that a build may read, in a package and those that it depends on by path.
struct SourceWatcher {
    struct Change: Equatable {
        /// When a file or a folder changed last.
        var date = Date.distantPast
        /// The path of the Swift file that changed last.
        var file: String?
        /// When it changed: earlier than ``date`` if another file changed, or one was removed or renamed since.
        var fileDate = Date.distantPast
    }

    /// The folders of the packages, the package itself first, without symbolic links.
    let folders: [String]
    /// The files that the runner writes.
    private let reports: [String]

    init(folders: [String], reports: [String]) {
        self.folders = folders
        self.reports = reports.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    }

    func latestChange() -> Change {
        var latest = Change()
        for folder in folders { note(URL(fileURLWithPath: folder, isDirectory: true), in: &latest) }
        return latest
    }

    private func note(_ folder: URL, in latest: inout Change) {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey]
        let files = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: Array(keys),
            options: [.skipsHiddenFiles]
        )
        while let file = files?.nextObject() as? URL {
            guard Self.isWatched(file, in: folder, besides: reports) else { continue }
            let values = try? file.resourceValues(forKeys: keys)
            let date = values?.contentModificationDate ?? .distantPast
            latest.date = max(latest.date, date)
            guard values?.isRegularFile == true, file.pathExtension == "swift", date > latest.fileDate else { continue }
            (latest.file, latest.fileDate) = (file.path, date)
        }
    }

    /// Whether a file may be part of the build: a source or a resource in a folder, or a manifest. Other files beside
    /// the manifest, such as logs, are not, and neither are the runner's reports.
    static func isWatched(_ file: URL, in folder: URL, besides reports: [String]) -> Bool {
        let isBesideManifest = file.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL
        if isBesideManifest, !file.hasDirectoryPath { return file.pathExtension == "swift" }
        let path = file.standardizedFileURL.path
        return !reports.contains { URL(fileURLWithPath: $0).standardizedFileURL.path == path }
    }
}
