import Foundation
import SpecEvents

/// The examples that `--changed` selects: those that the files changed since a commit can affect.
struct ChangedExamples {
    /// The modules of which all examples run; a library may have some, too.
    private let modules: Set<String>
    /// Those of test targets.
    private let tests: Set<String>
    /// The files of specs that affect their own classes only.
    private let files: [IndependentFile]

    func contains(_ example: ExampleIdentity) -> Bool {
        modules.contains(example.moduleName) || files.contains { $0.declares(example) }
    }

    /// Finds what can be affected, and prints what it found.
    static func find(
        since commit: String,
        inPackage root: String,
        _ tool: Tool,
        note: (String) -> Void
    ) throws -> ChangedExamples {
        let git = Git(tool)
        let graph = try PackageGraph.load(root, tool)
        let files = try ChangedFiles(git: git).paths(since: commit, in: graph.folders, note: note)
        // To look at each file takes time, and many changed files affect most of the examples anyway.
        let independent = files.count > 20 ? [] : files.compactMap { IndependentFile($0, since: commit, graph, git) }
        let others = Set(files).subtracting(independent.map(\.path))
        let affected = graph.affected(by: others.sorted())
        let modules = Set(affected.map(\.module))
        let selection = ChangedExamples(
            modules: modules,
            tests: Set(affected.filter { $0.isTest && $0.isOwn }.map(\.module)),
            files: independent.filter { !modules.contains($0.target.module) }
        )
        let count = files.count == 1 ? "1 file has" : "\(files.count) files have"
        note("since \(commit), \(count) changed, which can affect \(selection.text)")
        tell(of: graph.filesInNoTarget(files), to: note)
        tell(ofIgnored: ignoredFiles(graph, git), to: note)
        return selection
    }

    /// What is affected, as `ASpecs, BSpecs (only CartSpec)`.
    private var text: String {
        let withClasses = files.filter { !$0.classes.isEmpty }
        let parts = Dictionary(grouping: withClasses, by: \.target.module).map { module, files in
            "\(module) (only \(Self.list(files.flatMap(\.classes).sorted())))"
        }
        let all = (tests + parts).sorted()
        return all.isEmpty ? "no test target" : all.joined(separator: ", ")
    }

    /// Tells of changed files that select nothing, because an example may read one of them by its path.
    private static func tell(of files: [String], to note: (String) -> Void) {
        guard !files.isEmpty else { return }
        let verb = files.count == 1 ? "is" : "are"
        note("\(names(files)) \(verb) in no target: examples that read such files by path do not run for them")
    }

    /// The files that targets read and that git ignores, so that it does not know whether they changed.
    private static func ignoredFiles(_ graph: PackageGraph, _ git: Git) -> [String] {
        graph.targets.flatMap { target in
            IgnoredFiles(git: git).all(in: target.folder).filter { file in
                !file.dropFirst(target.folder.count).contains("/.") && target.reads(file)
            }
        }
    }

    private static func tell(ofIgnored files: [String], to note: (String) -> Void) {
        guard !files.isEmpty else { return }
        let (object, owner) = files.count == 1 ? ("it", "its") : ("them", "their")
        note("targets read \(names(files)), but git ignores \(object): no example runs for \(owner) changes")
    }

    private static func names(_ files: [String]) -> String {
        list(files.map { URL(fileURLWithPath: $0).lastPathComponent })
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
}
