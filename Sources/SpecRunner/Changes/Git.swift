import Foundation
import SpecReports

/// Asks git about the repository that a folder is in.
struct Git {
    private let tool: Tool

    init(_ tool: Tool) {
        // In a hook of git, these name the repository of the hook, and would name it for every folder.
        let names: Set = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"]
        self.tool = Tool(environment: tool.environment.filter { !names.contains($0.key) }, limit: tool.limit)
    }

    /// The root of the repository around a folder, without symbolic links; `nil` if there is none.
    func repository(of folder: String) -> String? {
        let path = try? output(["rev-parse", "--show-toplevel"], in: folder, hidesErrors: true)
        return path.map { $0.trimmingCharacters(in: .newlines) }.flatMap { WorkingFolder("/").realPath(of: $0) }
    }

    /// The paths that a command of git prints: separated by zeros, and beginning in the folder.
    func paths(_ arguments: [String], in folder: String, hidesErrors: Bool = false) throws -> [String] {
        try output(arguments, in: folder, hidesErrors: hidesErrors).split(separator: "\0").map { "\(folder)/\($0)" }
    }

    /// The text that a file had in a commit; `nil` if the commit has no such file.
    ///
    /// - Parameter folder: A folder around the file that is still there.
    func text(of file: String, in commit: String, below folder: String) -> Data? {
        let name = "\(commit):./\(file.dropFirst(folder.count + 1))"
        let text = try? output(["show", "--no-textconv", "--end-of-options", name], in: folder, hidesErrors: true)
        return text.map { Data($0.utf8) }
    }

    /// What git prints for a command.
    func output(_ arguments: [String], in folder: String, hidesErrors: Bool = false) throws -> String {
        try tool.output(of: ["git", "-C", folder] + arguments, hidesErrors: hidesErrors)
    }
}

extension RunFacts {
    /// How a document is made now: where git and Swift do not answer, it does not say.
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
