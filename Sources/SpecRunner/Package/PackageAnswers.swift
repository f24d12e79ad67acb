import ChildProcesses
import Foundation

/// SwiftPM's answers about a package. Each takes as long as part of a build, so the runs of
/// `--watch` share them for as long as the manifest is unchanged.
final class PackageAnswers {
    private let packageRoot: String
    /// The build product folders, by build options.
    private var folders: [[String]: String] = [:]
    private var graph: PackageGraph?

    init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Discards the answers, because a manifest has changed.
    func forget() { (folders, graph) = ([:], nil) }

    /// The folder of the build products; calls `ask` if unknown or without a test bundle.
    func folder(builtWith options: [String], ask: () throws -> String) rethrows -> String {
        if let folder = folders[options], !TestExecutable.all(in: folder).isEmpty { return folder }
        let folder = try ask()
        folders[options] = folder
        return folder
    }

    /// The package without its dependencies.
    func package(_ tool: Tool) throws -> PackageGraph {
        if let graph { return graph }
        let graph = try PackageGraph.load(packageRoot, tool, isAlone: true)
        self.graph = graph
        return graph
    }
}
