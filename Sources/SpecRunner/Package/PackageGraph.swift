import Foundation

/// The targets of a package, and of those that it depends on by path, with dependencies.
struct PackageGraph: Equatable {
    var name: String?
    /// The folders of the packages, the package itself first, without symbolic links.
    var folders: [String] = []
    var targets: [Target] = []
    /// The names of the targets in each product.
    var products: [String: [String]] = [:]

    /// The targets that a change to these files can affect: those that the files are in, and all
    /// that depend on them. A manifest affects all targets of its package. A file in no target
    /// affects none. A folder, such as that of a submodule, may have any changed file.
    func affected(by files: [String]) -> [Target] {
        var names = Set(files.flatMap(targets(ofFile:)).map(\.name))
        while true {
            let reached = names.union(products.filter { !names.isDisjoint(with: $0.value) }.keys)
            let next = reached.union(targets.filter { !reached.isDisjoint(with: $0.dependencies) }.map(\.name))
            guard next != names else { return targets.filter { names.contains($0.name) } }
            names = next
        }
    }

    /// The files of which the graph knows no target, such as pages, and data that tests read by path.
    func filesInNoTarget(_ files: [String]) -> [String] { files.filter { targets(ofFile: $0).isEmpty } }

    /// The targets that a file belongs to, and those in a folder.
    func targets(ofFile file: String) -> [Target] {
        let inside = targets.filter { $0.folder == file || Self.contains(file, $0.folder) }
        guard let package = folders.filter({ Self.contains($0, file) }).max(by: { $0.count < $1.count }) else {
            return inside
        }
        let isBesideManifest = !file.dropFirst(package.count + 1).contains("/")
        if isBesideManifest, FileKind.isManifest(file) || FileKind.isResolution(file) {
            return targets.filter { $0.folder == package || Self.contains(package, $0.folder) }
        }
        let found = targets.filter { Self.contains($0.folder, file) }
        let depth = found.map(\.folder.count).max()
        return found.filter { $0.folder.count == depth } + inside
    }

    /// The index of the target that a file belongs to: of those around it the innermost.
    static func innermost(of targets: [Target], file: String) -> Int? {
        targets.indices.filter { contains(targets[$0].folder, file) }.max {
            targets[$0].folder.count < targets[$1].folder.count
        }
    }

    /// The test targets of the package itself in which all these places are; `nil` if one of them
    /// is elsewhere, or its path leads nowhere.
    func testTargets(of places: [PlaceFilter]) -> [Target]? {
        let own = targets.filter { $0.isOwn && $0.isTest }
        let found = places.map { place in
            guard let path = place.realPath else { return [Target]() }
            let around = Self.innermost(of: own, file: path + "/").map { [own[$0]] } ?? []
            return around + own.filter { Self.contains(path, $0.folder) }
        }
        guard !found.contains([]) else { return nil }
        return own.filter(found.joined().contains)
    }

    private static func contains(_ folder: String, _ file: String) -> Bool { file.hasPrefix(folder + "/") }
}
