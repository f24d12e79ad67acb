import Foundation

extension PackageGraph {
    /// Reads a package's manifest and, unless `isAlone` is `true`, those of its path dependencies.
    static func load(_ root: String, _ tool: Tool, isAlone: Bool = false) throws -> PackageGraph {
        let tool = Tool(environment: SwiftCommand.environment(tool.environment), limit: tool.limit)
        var graph = PackageGraph()
        var waiting = [root]
        while !waiting.isEmpty {
            let path = waiting.removeFirst()
            let folder = WorkingFolder("/").realPath(of: path) ?? path
            guard !graph.folders.contains(folder) else { continue }
            let text = try tool.output(of: ["swift", "package", "--package-path", folder, "dump-package"])
            guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(text.utf8)) else {
                throw RunnerError(
                    "`swift package dump-package` printed no manifest that the runner can read, for \(folder)"
                )
            }
            graph.add(manifest, in: folder)
            if !isAlone { waiting += manifest.localDependencies }
        }
        return graph
    }

    private mutating func add(_ manifest: Manifest, in folder: String) {
        let isOwn = folders.isEmpty
        if isOwn { name = manifest.name }
        folders.append(folder)
        targets += manifest.targets.map { target in
            let isAlone = manifest.targets.count { $0.kind == target.kind } == 1
            let path = target.folder(in: folder, isAlone: isAlone)
            let targetFolder = WorkingFolder("/").realPath(of: path) ?? path
            return Target(
                name: target.name,
                folder: targetFolder,
                isTest: target.type == "test",
                isModule: ["regular", "executable"].contains(target.type),
                isOwn: isOwn,
                files: target.files(in: targetFolder)
            )
        }
    }
}

private struct Manifest: Decodable {
    struct Path: Decodable {
        var path: String
    }

    struct Dependency: Decodable {
        var fileSystem: [Path]?
    }

    struct Target: Decodable {
        /// A plugin that the target uses. The runner doesn't need to know its details.
        struct PluginUsage: Decodable {}

        var name: String
        var type: String
        var path: String?
        var pluginUsages: [PluginUsage]?
        var sources: [String]?
        var exclude: [String]?
        var resources: [Path]?

        /// The kind of target. SwiftPM searches different folders for each kind.
        var kind: String { ["test", "plugin"].contains(type) ? type : "" }

        /// Returns the folder that the manifest specifies, or else the one that SwiftPM would find.
        func folder(in package: String, isAlone: Bool) -> String {
            if let path {
                return path.hasPrefix("/") ? path : URL(fileURLWithPath: "\(package)/\(path)").standardized.path
            }
            // A binary target is downloaded, so it has no folder here.
            guard type != "binary" else { return "\(package)/\(name)" }
            let parents =
                switch type {
                case "test": ["Tests", "Sources", "Source", "src", "srcs"]
                case "plugin": ["Plugins", "Sources"]
                default: ["Sources", "Source", "src", "srcs"]
                }
            let folders =
                parents.map { "\(package)/\($0)/\(name)" } + (isAlone ? parents.map { "\(package)/\($0)" } : [])
            return folders.first { FileManager.default.fileExists(atPath: $0) } ?? package
        }

        func files(in folder: String) -> PackageGraph.Files {
            func absolute(_ paths: [String]?) -> Set<String> {
                Set((paths ?? []).map { URL(fileURLWithPath: "\(folder)/\($0)").standardized.path })
            }
            return PackageGraph.Files(
                sources: absolute(sources),
                excluded: absolute(exclude),
                resources: absolute(resources?.map(\.path)),
                hasPlugin: pluginUsages?.isEmpty == false
            )
        }
    }

    var name: String?
    var dependencies: [Dependency]
    var targets: [Target]

    var localDependencies: [String] { dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path) }
}
