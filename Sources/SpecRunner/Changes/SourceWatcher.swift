import Foundation

/// Finds out which files of a package, and of those that it depends on by path, changed since it last looked: the manifests, and
/// the sources and resources of the targets.
struct SourceWatcher {
    /// A file with what differs if it has changed. Its date alone does not tell: an older file may take its place.
    struct Entry: Equatable {
        var path: String
        var seconds: Int
        var nanoseconds: Int
        var size: Int
        /// The numbers of the volume and of the file on it.
        var device: UInt64
        var file: UInt64
    }

    private let packages: [String]
    /// Inner ones first: a file belongs to the innermost target around it.
    private let targets: [PackageGraph.Target]
    /// The files and folders that the runner and SwiftPM write.
    private let written: Set<String>
    private let ignored: IgnoredFiles
    /// What the last look found, in the order in which the folders list it.
    private var entries: [Entry] = []

    /// - Parameter written: The paths of what the runner and SwiftPM write, beside what is hidden.
    init(_ graph: PackageGraph, written: [String], _ ignored: IgnoredFiles) {
        packages = graph.folders
        targets = graph.targets.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
        self.written = Set(written.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path })
        self.ignored = ignored
    }

    /// Looks, and forgets what changed before.
    mutating func look() { entries = list() }

    /// The change since the last look, without files that git ignores; `nil` if there is none.
    mutating func takeChange() -> SourceChange? {
        let now = list()
        guard now != entries else { return nil }
        let change = Self.change(from: entries, to: now)
        entries = now
        let unseen = ignored.select(from: change.all, in: targets.map(\.folder))
        let rest = SourceChange(
            changed: change.changed.filter { !unseen.contains($0) },
            removed: change.removed.filter { !unseen.contains($0) }
        )
        return rest.isEmpty ? nil : rest
    }

    private static func change(from old: [Entry], to new: [Entry]) -> SourceChange {
        let before = Dictionary(old.map { ($0.path, $0) }) { first, _ in first }
        let after = Set(new.map(\.path))
        return SourceChange(
            changed: new.filter { before[$0.path] != $0 }.map(\.path).sorted(),
            removed: before.keys.filter { !after.contains($0) }.sorted()
        )
    }

    /// The paths of the Swift files of test targets that the last look found, those that changed last first.
    var testFiles: [String] {
        let folders = targets.filter(\.isTest).map { $0.folder + "/" }
        return entries.filter { entry in
            entry.path.hasSuffix(".swift") && folders.contains(where: entry.path.hasPrefix)
        }
        .sorted { ($0.seconds, $0.nanoseconds) > ($1.seconds, $1.nanoseconds) }
        .map(\.path)
    }

    private func list() -> [Entry] {
        var listing = SourceListing(written: written)
        packages.forEach { listing.addManifests(in: $0) }
        targets.forEach { listing.add($0) }
        return listing.entries
    }
}
