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
    /// The files and folders that the runner and SwiftPM write.
    private let reports: [String]

    init(folders: [String], reports: [String]) {
        self.folders = folders
        self.reports = reports.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    }

    func latestChange() -> Change {
        var latest = Change()
        for folder in folders {
            look(into: folder, of: URL(fileURLWithPath: folder, isDirectory: true), &latest)
        }
        return latest
    }

    /// Reads the folder with the functions of C, because how soon the runner sees a change depends on it: an enumerator of
    /// `FileManager` takes many times as long.
    private func look(into folder: String, of root: URL, _ latest: inout Change) {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 1) {
                    look(at: $0, in: folder, dirfd(stream), of: root, &latest)
                }
            }
        }
    }

    private func look(
        at name: UnsafePointer<CChar>,
        in folder: String,
        _ descriptor: Int32,
        of root: URL,
        _ latest: inout Change
    ) {
        var status = stat()
        guard !Self.isHidden(name), fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        let date = Self.modificationDate(status)
        // Of most files their date is all that counts.
        guard isFolder || date > latest.fileDate else { return }
        let path = "\(folder)/\(String(cString: name))"
        note(path, status, date, in: root, &latest)
        if isFolder, !reports.contains(path) { look(into: path, of: root, &latest) }
    }

    /// Whether the name begins with a dot, as those of the folder itself and of the one around it do too.
    private static func isHidden(_ name: UnsafePointer<CChar>) -> Bool { name[0] == CChar(UInt8(ascii: ".")) }

    private func note(_ path: String, _ status: stat, _ date: Date, in root: URL, _ latest: inout Change) {
        guard date > latest.fileDate else { return }
        let file = URL(fileURLWithPath: path, isDirectory: status.st_mode & S_IFMT == S_IFDIR)
        guard Self.isWatched(file, in: root, besides: reports) else { return }
        latest.date = max(latest.date, date)
        guard status.st_mode & S_IFMT == S_IFREG, file.pathExtension == "swift" else { return }
        (latest.file, latest.fileDate) = (path, date)
    }

    private static func modificationDate(_ status: stat) -> Date {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
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
