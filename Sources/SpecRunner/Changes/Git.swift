import Foundation
import SpecReports

struct Git {
    private let tool: Tool

    init(_ tool: Tool) {
        // Git sets these variables when it runs a hook. If they were passed on, git would use the
        // hook's repository in every folder.
        let names: Set = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"]
        self.tool = Tool(environment: tool.environment.filter { !names.contains($0.key) }, limit: tool.limit)
    }

    func output(_ arguments: [String], in folder: String) -> String {
        let text = try? tool.output(of: ["git", "-C", folder] + arguments, hidesErrors: true)
        return (text ?? "").trimmingCharacters(in: .newlines)
    }
}

extension RunFacts {
    static func current(_ options: Options, _ environment: [String: String]) -> RunFacts {
        var facts = RunFacts()
        guard options.writesDocuments else { return facts }
        let tool = Tool(environment: environment, limit: options.limits.step)
        let git = Git(tool)
        func answer(_ arguments: String...) -> String? {
            let text = git.output(arguments, in: options.packageRoot)
            return text.isEmpty ? nil : text
        }
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

extension Git {
    /// Returns the files that git ignores because they are untracked and match a rule, such as one
    /// in `.gitignore`. The files don't need to exist.
    ///
    /// - Parameter folders: The folders that contain the files. Nested folders must come first.
    func ignored(of files: [String], in folders: [String]) -> Set<String> {
        let byFolder = Dictionary(grouping: files) { file in folders.first { file.hasPrefix($0 + "/") } }
        return byFolder.reduce(into: []) { ignored, part in
            guard let folder = part.key else { return }
            let names = part.value.map { String($0.dropFirst(folder.count + 1)) }
            // The length of a command line is limited, so each command gets at most 100 names.
            for start in stride(from: 0, to: names.count, by: 100) {
                let piece = Array(names[start...].prefix(100))
                // Git prints one path per line. If it ignores none of the files, it exits with
                // status 1, and `output` returns an empty string.
                let text = output(["-c", "core.quotePath=false", "check-ignore", "--"] + piece, in: folder)
                ignored.formUnion(text.split(separator: "\n").map { "\(folder)/\($0)" })
            }
        }
    }
}
