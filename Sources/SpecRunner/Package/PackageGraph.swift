import Foundation

/// The targets in a package and in its path dependencies.
struct PackageGraph: Equatable {
    var name: String?
    /// The package's folder, then its path dependencies' folders, with symbolic links resolved.
    var folders: [String] = []
    var targets: [Target] = []

    static func innermost(of targets: [Target], file: String) -> Int? {
        targets.indices.filter { contains(targets[$0].folder, file) }.max {
            targets[$0].folder.count < targets[$1].folder.count
        }
    }

    /// Returns the test targets that contain, or are contained in, one of the places. Returns `nil`
    /// if a place does not exist or has no such target.
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

    /// Returns whether the file is a manifest, such as `Package.swift` or `Package@swift-6.swift`.
    static func isManifest(_ path: String) -> Bool {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return name.hasPrefix("Package") && name.hasSuffix(".swift")
    }
}

extension PackageGraph {
    struct Target: Equatable {
        var name: String
        /// The target's folder, with symbolic links resolved.
        var folder: String
        var isTest = false
        /// Whether the target has a module that tests can import.
        var isModule = false
        /// Whether the target belongs to the package itself, not to a dependency.
        var isOwn = true
        var files = Files()

        var module: String {
            String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }

        private static let compiled: Set = ["swift", "c", "m", "mm", "M", "cc", "cpp", "cxx", "C", "s", "S"]
        /// The extensions of headers and similar files, and of resources that Xcode recognizes.
        private static let included: Set = [
            "h", "hh", "hpp", "hxx", "H", "inc", "inl", "modulemap", "apinotes", "storyboard", "xib", "xcstrings",
            "metal",
        ]

        /// Returns whether the target may depend on the given file in its folder.
        func reads(_ file: String) -> Bool {
            if Self.isIn(files.excluded, file) { return false }
            if files.hasPlugin || Self.isIn(files.resources, file) { return true }
            let name = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[file.index(after: $0)...] } ?? file[...]
            guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
            let ending = String(name[name.index(after: dot)...])
            if Self.compiled.contains(ending) { return files.sources.isEmpty || Self.isIn(files.sources, file) }
            return Self.included.contains(ending)
        }

        private static func isIn(_ paths: Set<String>, _ file: String) -> Bool {
            paths.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
    }

    /// The files that the manifest assigns to a target, as absolute paths.
    struct Files: Equatable {
        /// The source files and folders. If empty, sources may be anywhere in the target's folder.
        var sources: Set<String> = []
        var excluded: Set<String> = []
        var resources: Set<String> = []
        /// Whether the target uses a plugin, which may read any file during the build.
        var hasPlugin = false
    }
}
