import Foundation
import SpecEvents
import SwiftSource

/// The examples selected by `--changed`: those that the files changed since a commit can affect.
struct ChangedExamples {
    /// The modules of which all examples run; a library may contain examples, too.
    private let modules: Set<String>
    /// The modules of test targets.
    private let tests: Set<String>
    /// The spec files that affect only their own classes.
    private let files: [IndependentFile]

    func contains(_ example: ExampleIdentity) -> Bool {
        modules.contains(example.moduleName) || files.contains { $0.declares(example) }
    }

    /// Finds the affected modules and files, and reports them.
    static func find(
        since commit: String,
        inPackage root: String,
        _ tool: Tool,
        note: (String) -> Void
    ) throws -> ChangedExamples {
        let git = Git(tool)
        let graph = try PackageGraph.load(root, tool)
        let files = try ChangedFiles(git: git).paths(since: commit, in: graph.folders, note: note)
        // Inspecting files takes time, and many changes affect most examples anyway.
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
        let ignored = IgnoredFiles(git: git)
        tell(ofUnseen: filesRead(graph, ignored.all), "git ignores", to: note)
        tell(ofUnseen: filesRead(graph, ignored.takenForUnchanged), "an option of `git update-index` hides", to: note)
        return selection
    }

    /// A description of what is affected, such as `ASpecs, BSpecs (only CartSpec)`.
    private var text: String {
        let withClasses = files.filter { !$0.classes.isEmpty }
        let parts = Dictionary(grouping: withClasses, by: \.target.module).map { module, files in
            "\(module) (only \(Self.list(files.flatMap(\.classes).sorted())))"
        }
        let all = (tests + parts).sorted()
        return all.isEmpty ? "no test target" : all.joined(separator: ", ")
    }

    /// Names the changed files that select nothing, because an example may read one by its path.
    private static func tell(of files: [String], to note: (String) -> Void) {
        guard !files.isEmpty else { return }
        let verb = files.count == 1 ? "is" : "are"
        note("\(names(files)) \(verb) in no target: examples that read such files by path do not run for them")
    }

    /// The files that targets read, out of those found in their folders.
    private static func filesRead(_ graph: PackageGraph, _ find: (String) -> [String]) -> [String] {
        graph.targets.flatMap { target in
            find(target.folder).filter { file in
                !file.dropFirst(target.folder.count).contains("/.") && target.reads(file)
            }
        }
    }

    private static func tell(ofUnseen files: [String], _ reason: String, to note: (String) -> Void) {
        guard !files.isEmpty else { return }
        let (object, owner) = files.count == 1 ? ("it", "its") : ("them", "their")
        note("targets read \(names(files)), but \(reason) \(object): no example runs for \(owner) changes")
    }

    private static func names(_ files: [String]) -> String {
        list(files.map { URL(fileURLWithPath: $0).lastPathComponent })
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
}

/// The files that differ from a commit, committed or not.
struct ChangedFiles {
    let git: Git

    /// The changed files and submodules in the repositories of a package and its path dependencies.
    ///
    /// - Parameters:
    ///   - commit: A revision in git's syntax, for the package's repository; in other repositories,
    ///     only uncommitted changes count.
    ///   - folders: The folders of the packages, starting with the package itself.
    ///   - note: Prints a note for the user.
    func paths(since commit: String, in folders: [String], note: (String) -> Void) throws -> [String] {
        guard let package = folders.first else { return [] }
        guard let repository = git.repository(of: package) else {
            throw RunnerError("--changed compares with a commit, but git finds no repository at \(package)")
        }
        var changed = try paths(since: commit, in: repository)
        for folder in folders.dropFirst() {
            if let other = git.repository(of: folder) {
                // A folder inside this repository may be in a nested one, which need not be a
                // submodule.
                if other == repository { continue }
                note("note: \(folder) is in another repository: only what is not committed there counts as changed")
                changed += try paths(since: "HEAD", in: other)
            } else if !(folder + "/").hasPrefix(repository + "/") {
                note("note: \(folder) is in no git repository: nothing in it counts as changed")
            }
        }
        return Array(Set(changed)).sorted()
    }

    private func paths(since commit: String, in repository: String) throws -> [String] {
        // Without rename detection, a moved file counts twice. Any change to a submodule counts.
        let diff = [
            "diff", "--name-only", "--no-renames", "--ignore-submodules=none", "--relative", "-z", "--end-of-options",
            commit,
            "--",
        ]
        let untracked = ["ls-files", "--others", "--exclude-standard", "-z"]
        let paths = try [diff, untracked].flatMap { try git.paths($0, in: repository) }
        // Git marks an untracked repository inside this one with a trailing slash.
        return paths.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }
}

/// A test file that declares no name used in another: changes affect only its own examples.
struct IndependentFile {
    let path: String
    let target: PackageGraph.Target
    /// The names of its classes, without those of enclosing types.
    let classes: [String]

    /// - Parameter commit: The commit before the change, in which the file may have declared other
    ///   names.
    /// - Returns: `nil` if the file is not independent, either now or in the commit.
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
        // Classes in other files may have the same names, nested inside other types. They run, too.
        return classes.contains { example.className.hasSuffix(".\($0)") } || example.location?.file == path
    }
}

/// The names that a source file declares at its top level.
struct DeclaredNames {
    /// The names that other files can use.
    private(set) var visible: Set<String> = []
    private var hidden: Set<String> = []
    private var extended: Set<String> = []
    private var mayActUnnamed = false

    /// Whether the file may affect files that use none of its names: through hooks around the
    /// suite, a configuration, an extension of a type from another file, or an operator.
    var affectsAll: Bool { mayActUnnamed || !extended.isSubset(of: visible.union(hidden)) }

    private static let ambientWords: Set = [
        "beforeSuite", "afterSuite", "SpecConfiguration", "QuickConfiguration", "_exported",
    ]

    init(in source: some Collection<UInt8>) {
        let tokens = Lexer.tokens(of: source)
        var (depth, isHidden) = (0, false)
        for (index, token) in tokens.enumerated() {
            if token.is("{") { depth += 1 }
            if token.is("}") { depth -= 1 }
            guard token.isWord else { continue }
            let word = token.text
            if Self.ambientWords.contains(word) { mayActUnnamed = true }
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            guard depth == 0, token.kind == .word else { continue }
            if word == "private" || word == "fileprivate" {
                // In `private(set) var`, only the setter is private.
                isHidden = next?.is("(") == false
            } else if add(word, next, isHidden: isHidden) {
                isHidden = false
            }
        }
    }

    /// Adds the name of a declaration; returns whether the word begins one.
    private mutating func add(_ word: String, _ next: Token?, isHidden: Bool) -> Bool {
        switch word {
        case "class", "struct", "enum", "protocol", "actor", "typealias", "func", "macro":
            if let name = next?.word {
                if isHidden { hidden.insert(name) } else { visible.insert(name) }
            } else if word == "func", !isHidden {
                mayActUnnamed = true
            }
        case "extension":
            if !isHidden { extended.insert(next?.word ?? "") }
        case "let", "var", "operator", "precedencegroup":
            if !isHidden { mayActUnnamed = true }
        case "import": break
        default: return false
        }
        return true
    }
}
