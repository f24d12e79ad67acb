import Foundation
import SpecReports

/// Runs git in the repository that contains a folder.
struct Git {
    private let tool: Tool

    init(_ tool: Tool) {
        // In git hooks, these variables name one repository, which would apply to every folder.
        let names: Set = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"]
        self.tool = Tool(environment: tool.environment.filter { !names.contains($0.key) }, limit: tool.limit)
    }

    /// The root of a folder's repository, with symbolic links resolved; `nil` if there is none.
    func repository(of folder: String) -> String? {
        let path = try? output(["rev-parse", "--show-toplevel"], in: folder, hidesErrors: true)
        return path.map { $0.trimmingCharacters(in: .newlines) }.flatMap { WorkingFolder("/").realPath(of: $0) }
    }

    /// Returns the paths that a git command prints, separated by NUL and relative to the folder.
    func paths(_ arguments: [String], in folder: String, hidesErrors: Bool = false) throws -> [String] {
        try output(arguments, in: folder, hidesErrors: hidesErrors).split(separator: "\0").map { "\(folder)/\($0)" }
    }

    /// The content of a file in a commit; `nil` if the commit has no such file.
    ///
    /// - Parameter folder: An existing folder that contains the file.
    func text(of file: String, in commit: String, below folder: String) -> Data? {
        let name = "\(commit):./\(file.dropFirst(folder.count + 1))"
        let text = try? output(["show", "--no-textconv", "--end-of-options", name], in: folder, hidesErrors: true)
        return text.map { Data($0.utf8) }
    }

    func output(_ arguments: [String], in folder: String, hidesErrors: Bool = false) throws -> String {
        try tool.output(of: ["git", "-C", folder] + arguments, hidesErrors: hidesErrors)
    }
}

extension RunFacts {
    /// The facts about a document that is made now, as far as git and Swift report them.
    static func current(_ options: Options, _ environment: [String: String]) -> RunFacts {
        let tool = Tool(environment: environment, limit: options.limits.step)
        let git = Git(tool)
        func answer(_ arguments: String...) -> String? {
            let text = try? git.output(arguments, in: options.packageRoot, hidesErrors: true)
            return text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        var facts = RunFacts()
        facts.date = Date()
        facts.branch = answer("branch", "--show-current")
        facts.commit = answer("describe", "--always", "--dirty", "--abbrev=7", "--exclude=*")
        facts.command = (["swift run specs"] + CommandLine.arguments.dropFirst().map(ShellWord.quoted))
            .joined(separator: " ")
        let swift = try? tool.output(of: ["swift", "--version"], hidesErrors: true)
        let version = swift?.firstMatch(of: /Swift version ([\w.-]+)/).map { "Swift \($0.1)" }
        facts.versions = [version].compactMap(\.self)
        return facts
    }
}

/// Finds the files that git ignores: untracked files that `.gitignore` or a similar file excludes.
struct IgnoredFiles {
    let git: Git

    /// Those of the files that git ignores. The files need not exist any more.
    ///
    /// - Parameter folders: The folders of the files, nested folders first.
    func select(from files: [String], in folders: [String]) -> Set<String> {
        let byFolder = Dictionary(grouping: files) { file in folders.first { file.hasPrefix($0 + "/") } }
        return byFolder.reduce(into: []) { ignored, part in
            guard let folder = part.key else { return }
            let names = part.value.map { String($0.dropFirst(folder.count + 1)) }
            // The length of a command line is limited.
            for start in stride(from: 0, to: names.count, by: 100) {
                let piece = Array(names[start...].prefix(100))
                ignored.formUnion(self.ignored(piece, in: folder).map { "\(folder)/\($0)" })
            }
        }
    }

    private func ignored(_ names: [String], in folder: String) -> [Substring] {
        // Git exits with 1 if it ignores none. Without `--stdin`, it prints one path per line.
        let command = ["-c", "core.quotePath=false", "check-ignore", "--"] + names
        return (try? git.output(command, in: folder, hidesErrors: true))?.split(separator: "\n") ?? []
    }

    /// The files below a folder that git assumes are unchanged: a lowercase letter marks
    /// `assume-unchanged`, `S` marks `skip-worktree`.
    func takenForUnchanged(in folder: String) -> [String] {
        let lines = try? git.output(["ls-files", "-v", "-z"], in: folder, hidesErrors: true).split(separator: "\0")
        return (lines ?? []).filter { $0.first == "S" || $0.first?.isLowercase == true }
            .map { "\(folder)/\($0.dropFirst(2))" }.filter(FileManager.default.fileExists)
    }

    func all(in folder: String) -> [String] {
        let command = ["ls-files", "--others", "--ignored", "--exclude-standard", "-z"]
        return (try? git.paths(command, in: folder, hidesErrors: true)) ?? []
    }
}
