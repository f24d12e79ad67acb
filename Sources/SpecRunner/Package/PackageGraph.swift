import Foundation

/// The targets of a package and of its path dependencies, and what each depends on.
struct PackageGraph: Equatable {
    var name: String?
    /// The folders of the packages, starting with the package itself, with symbolic links resolved.
    var folders: [String] = []
    var targets: [Target] = []
    /// The names of the targets in each product.
    var products: [String: [String]] = [:]

    /// Returns the targets that a change to these files can affect: those that contain the files,
    /// and all targets that depend on those. A manifest affects all targets of its package; a file
    /// outside of targets affects none. A folder in the list, such as a submodule, means that any
    /// file in it may have changed.
    func affected(by files: [String]) -> [Target] {
        var names = Set(files.flatMap(targets(ofFile:)).map(\.name))
        while true {
            let reached = names.union(products.filter { !names.isDisjoint(with: $0.value) }.keys)
            let next = reached.union(targets.filter { !reached.isDisjoint(with: $0.dependencies) }.map(\.name))
            guard next != names else { return targets.filter { names.contains($0.name) } }
            names = next
        }
    }

    /// The files outside of any target, such as documentation, or data that tests read by path.
    func filesInNoTarget(_ files: [String]) -> [String] { files.filter { targets(ofFile: $0).isEmpty } }

    /// Returns the targets that a file belongs to; for a folder, also the targets inside it.
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

    /// The index of the innermost target that contains a file.
    static func innermost(of targets: [Target], file: String) -> Int? {
        targets.indices.filter { contains(targets[$0].folder, file) }.max {
            targets[$0].folder.count < targets[$1].folder.count
        }
    }

    /// Returns the test targets of the package itself that contain, or are inside, these places;
    /// `nil` if a place is elsewhere or does not exist.
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

extension PackageGraph {
    struct Target: Equatable {
        var name: String
        /// The folder of its files, with symbolic links resolved.
        var folder: String
        var isTest = false
        /// Whether it has a module that tests can import.
        var isModule = false
        /// The names of the targets, products and plugins that it depends on.
        var dependencies: [String] = []
        /// Whether it belongs to the package itself.
        var isOwn = true
        var files = Files()

        /// The name of the module, with which the names of its classes begin.
        var module: String {
            String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }

        /// Whether a file in the folder is a source file or a resource of the target.
        func reads(_ file: String) -> Bool {
            if Self.isIn(files.excluded, file) { return false }
            if files.hasPlugin || Self.isIn(files.resources, file) { return true }
            return switch FileKind(ofPath: file) {
            case .source: files.sources.isEmpty || Self.isIn(files.sources, file)
            case .header, .resource: true
            case .other: false
            }
        }

        private static func isIn(_ paths: Set<String>, _ file: String) -> Bool {
            paths.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
    }

    /// The files in a target's folder that the manifest assigns to it, as absolute paths.
    struct Files: Equatable {
        /// The files and folders of its sources; empty for the whole folder.
        var sources: Set<String> = []
        var excluded: Set<String> = []
        var resources: Set<String> = []
        /// Whether a plugin takes part in its build, which may read any file.
        var hasPlugin = false
    }
}

/// What SwiftPM does with a file, according to its file extension.
enum FileKind {
    /// Compiled, if it is among the sources of the target.
    case source
    /// Included by compiled files.
    case header
    /// A resource of a kind that Xcode recognizes, which needs no rule in the manifest.
    case resource
    case other

    init(ofPath path: String) {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
            self = .other
            return
        }
        switch name[name.index(after: dot)...] {
        case "swift", "c", "m", "mm", "M", "cc", "cpp", "cxx", "C", "s", "S": self = .source
        case "h", "hh", "hpp", "hxx", "H", "inc", "inl", "modulemap", "apinotes": self = .header
        case "storyboard", "xib", "xcstrings", "metal": self = .resource
        default: self = .other
        }
    }

    /// Whether the file is a package manifest: `Package.swift`, or one for other versions of Swift.
    static func isManifest(_ path: String) -> Bool {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return name.hasPrefix("Package") && name.hasSuffix(".swift")
    }

    /// Whether the file lists the resolved versions of the package's dependencies.
    static func isResolution(_ path: String) -> Bool {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return name.hasPrefix("Package") && name.hasSuffix(".resolved")
    }
}
