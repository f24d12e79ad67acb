import Foundation

/// The targets of a package and of its path dependencies.
struct PackageGraph: Equatable {
    var name: String?
    /// The folders of the packages, starting with the package itself, with symbolic links resolved.
    var folders: [String] = []
    var targets: [Target] = []

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
        /// Whether it belongs to the package itself.
        var isOwn = true
        var files = Files()

        /// The name of the module.
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
}
