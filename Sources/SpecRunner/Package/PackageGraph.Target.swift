extension PackageGraph {
    struct Target: Equatable {
        var name: String
        /// The folder of its files, without symbolic links.
        var folder: String
        var isTest = false
        /// Whether it has a module that tests can import.
        var isModule = false
        /// The names of the targets, products and plugins that it depends on.
        var dependencies: [String] = []
        /// Whether it belongs to the package itself.
        var isOwn = true
        var files = Files()

        /// The name of the module, of which each example has the name of its class.
        var module: String {
            String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }

        /// Whether a file in the folder is a source or a resource of the target.
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

    /// Which files in the folder of a target belong to it, by the manifest. The paths are absolute.
    struct Files: Equatable {
        /// The files and folders of its sources; empty for the whole folder.
        var sources: Set<String> = []
        var excluded: Set<String> = []
        var resources: Set<String> = []
        /// Whether a plugin takes part in its build, which may read any file.
        var hasPlugin = false
    }
}
