import Foundation

/// Detects changes to manifests, sources and resources in a package and its path dependencies.
struct SourceWatcher {
    /// The attributes that change when a file is edited or replaced, even by an older file.
    struct Entry: Equatable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
        var number: FileNumber
    }

    struct FileNumber: Hashable {
        var device: UInt64
        var file: UInt64

        init(_ status: stat) {
            (device, file) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
        }
    }

    private let packages: [String]
    /// Nested targets come first, because a file belongs to the innermost target that contains it.
    private let targets: [PackageGraph.Target]
    /// The files and folders that the runner and SwiftPM write to. Changes to them are ignored.
    private let written: Set<String>
    private let git: Git
    private var entries: [String: Entry] = [:]

    init(_ graph: PackageGraph, written: [String], _ git: Git) {
        packages = graph.folders
        targets = graph.targets.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
        self.written = Set(written.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path })
        self.git = git
    }

    /// Records the current state of the files, so that only later changes are reported.
    mutating func look() { entries = list() }

    /// Returns the changes since the last check, or `nil` if there are none. Excludes changes to
    /// files in `own` and to files that git ignores.
    mutating func takeChange(besides own: Set<String> = []) -> SourceChange? {
        let (old, new) = (entries, list())
        guard new != old else { return nil }
        entries = new
        var change = SourceChange(
            changed: new.keys.filter { new[$0] != old[$0] }.sorted(),
            removed: old.keys.filter { new[$0] == nil }.sorted()
        )
        let unseen = git.ignored(of: change.all, in: targets.map(\.folder)).union(own)
        change.changed.removeAll(where: unseen.contains)
        change.removed.removeAll(where: unseen.contains)
        return change.isEmpty ? nil : change
    }

    /// The Swift files found in test targets at the last check, most recently modified first.
    var testFiles: [String] {
        let folders = targets.filter(\.isTest).map { $0.folder + "/" }
        return entries.filter { path, _ in path.hasSuffix(".swift") && folders.contains(where: path.hasPrefix) }
            .map { path, entry in (entry.seconds, entry.nanoseconds, path) }.sorted(by: >).map(\.2)
    }

    private func list() -> [String: Entry] {
        var listing = SourceListing(written: written)
        packages.forEach { listing.addManifests(in: $0) }
        targets.forEach { listing.add($0) }
        return listing.entries
    }
}

/// A listing of manifests and target files. It follows symbolic links and visits each folder only
/// once. For speed, it reads folders with C functions, because a `FileManager` enumerator is many
/// times slower. The faster the listing, the sooner the runner notices a change.
struct SourceListing {
    private(set) var entries: [String: SourceWatcher.Entry] = [:]
    private let written: Set<String>
    private var visited: Set<SourceWatcher.FileNumber> = []

    init(written: Set<String>) {
        self.written = written
    }

    mutating func addManifests(in package: String) {
        Self.forEachEntry(of: package) { path, status in
            if Self.isFile(status), PackageGraph.isManifest(path) { note(path, status) }
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
        visited.insert(SourceWatcher.FileNumber(status)).inserted
    }

    private mutating func note(_ path: String, _ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        entries[path] = SourceWatcher.Entry(
            seconds: time.tv_sec,
            nanoseconds: time.tv_nsec,
            size: Int(status.st_size),
            number: SourceWatcher.FileNumber(status)
        )
    }

    private static func forEachEntry(of folder: String, _ body: (String, stat) -> Void) {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 1) { name in
                    var status = stat()
                    // Skips hidden entries, `.` and `..`, whose names all begin with a dot.
                    guard name[0] != CChar(UInt8(ascii: ".")), fstatat(dirfd(stream), name, &status, 0) == 0 else {
                        return
                    }
                    body("\(folder)/\(String(cString: name))", status)
                }
            }
        }
    }
}

struct SourceChange: Equatable {
    var changed: [String] = []
    var removed: [String] = []

    var isEmpty: Bool { changed.isEmpty && removed.isEmpty }
    var all: [String] { changed + removed }

    var text: String {
        let names = all.map { URL(fileURLWithPath: $0).lastPathComponent }
        let others = names.count == 2 ? names[1] : "\(names.count - 1) other files"
        let subject = names.count == 1 ? names[0] : "\(names[0]) and \(others)"
        guard changed.isEmpty else { return "\(subject) changed" }
        return "\(subject) \(names.count == 1 ? "was" : "were") removed"
    }
}
