import Foundation

/// A list of the files of targets, with what tells whether they changed. It follows symbolic links, and looks into each folder
/// once.
///
/// It reads folders with the functions of C, because how soon the runner sees a change depends on it: an enumerator of
/// `FileManager` takes many times as long.
struct SourceListing {
    private(set) var entries: [SourceWatcher.Entry] = []
    private let written: Set<String>
    private var visited: Set<FolderNumber> = []

    private struct FolderNumber: Hashable {
        var device: UInt64
        var file: UInt64
    }

    /// - Parameter written: The files and folders to leave out.
    init(written: Set<String>) {
        self.written = written
    }

    mutating func addManifests(in package: String) {
        Self.forEachEntry(of: package) { path, status in
            if Self.isFile(status), FileKind.isManifest(path) { note(path, status) }
        }
    }

    mutating func add(_ target: PackageGraph.Target) {
        var status = stat()
        guard stat(target.folder, &status) == 0, isFirstVisit(of: status) else { return }
        look(into: target.folder, target)
    }

    private mutating func look(into folder: String, _ target: PackageGraph.Target) {
        Self.forEachEntry(of: folder) { path, status in
            guard !written.contains(path) else { return }
            if Self.isFile(status) {
                if target.reads(path) { note(path, status) }
            } else if status.st_mode & S_IFMT == S_IFDIR, isFirstVisit(of: status) {
                look(into: path, target)
            }
        }
    }

    private static func isFile(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

    private mutating func isFirstVisit(of status: stat) -> Bool {
        visited.insert(FolderNumber(device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino)))
            .inserted
    }

    private mutating func note(_ path: String, _ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        let entry = SourceWatcher.Entry(
            path: path,
            seconds: time.tv_sec,
            nanoseconds: time.tv_nsec,
            size: Int(status.st_size),
            device: UInt64(truncatingIfNeeded: status.st_dev),
            file: UInt64(status.st_ino)
        )
        entries.append(entry)
    }

    /// Calls `body` for all that is in a folder and not hidden, with what is at the end of a symbolic link.
    private static func forEachEntry(of folder: String, _ body: (String, stat) -> Void) {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 1) { name in
                    var status = stat()
                    // The names of the folder itself and of the one around it begin with a dot, too.
                    guard name[0] != CChar(UInt8(ascii: ".")), fstatat(dirfd(stream), name, &status, 0) == 0 else {
                        return
                    }
                    body("\(folder)/\(String(cString: name))", status)
                }
            }
        }
    }
}

extension PackageGraph.Target {
    /// The files that the target reads.
    var sources: [String] {
        var listing = SourceListing(written: [])
        listing.add(self)
        return listing.entries.map(\.path)
    }
}
