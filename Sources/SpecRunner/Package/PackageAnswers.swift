import ChildProcesses
import Foundation

/// SwiftPM's answers to questions about a package. Asking SwiftPM is slow, so the runs of a
/// `--watch` session share the answers until a manifest changes.
final class PackageAnswers {
    private let packageRoot: String
    private var folders: [[String]: String] = [:]
    private var graph: PackageGraph?

    init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    func forget() { (folders, graph) = ([:], nil) }

    func folder(builtWith options: [String], ask: () throws -> String) rethrows -> String {
        if let folder = folders[options], !TestExecutable.all(in: folder).isEmpty { return folder }
        let folder = try ask()
        folders[options] = folder
        return folder
    }

    func package(_ tool: Tool) throws -> PackageGraph {
        if let graph { return graph }
        let graph = try PackageGraph.load(packageRoot, tool, isAlone: true)
        self.graph = graph
        return graph
    }
}
