import Foundation
import SpecEvents

/// A file of a test target of which no other file names anything, so that a change to it affects the examples of its own classes
/// only.
struct IndependentFile {
    let path: String
    let target: PackageGraph.Target
    /// The names of its classes, without those of types around them.
    let classes: [String]

    /// - Parameter commit: The commit before the change, in which the file may have declared something else.
    /// - Returns: `nil` if the file is not independent, now or in the commit.
    init?(_ path: String, since commit: String, _ graph: PackageGraph, _ git: Git) {
        let around = graph.targets(ofFile: path)
        guard path.hasSuffix(".swift"), around.count == 1, let target = around.first, target.isTest, target.isOwn,
            graph.affected(by: [path]) == [target], target.reads(path)
        else { return nil }
        let now = FileManager.default.contents(atPath: path)
        let before = git.text(of: path, in: commit, below: target.folder)
        let versions = [now, before].compactMap(\.self).map { DeclaredNames(in: $0) }
        guard !versions.isEmpty, !versions.contains(where: \.affectsAll) else { return nil }
        let names = versions.reduce(into: Set<String>()) { $0.formUnion($1.visible) }
        let others = target.sources.filter { $0 != path && $0.hasSuffix(".swift") }
        let isNamed = others.contains { other in
            guard let text = FileManager.default.contents(atPath: other) else { return true }
            return names.contains { WordSearch.contains($0, in: text) }
        }
        guard !isNamed else { return nil }
        self.path = path
        self.target = target
        classes = now.map { SourceClass.all(in: $0).map(\.name) } ?? []
    }

    func declares(_ example: ExampleIdentity) -> Bool {
        guard example.moduleName == target.module else { return false }
        // The classes of other files may have the same names inside other types. They run, too.
        return classes.contains { example.className.hasSuffix(".\($0)") } || example.location?.file == path
    }
}
