import Foundation

/// The files that differ from a commit, according to git, whether they are committed or not.
struct ChangedFiles {
    private let tool: Tool

    init(_ tool: Tool) {
        // In a hook of git, these name the repository of the hook, and would name it for every folder.
        let names: Set = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"]
        self.tool = Tool(environment: tool.environment.filter { !names.contains($0.key) }, limit: tool.limit)
    }

    /// The paths of the changed files in the repository of a package, and in the packages that it depends on by path.
    ///
    /// - Parameters:
    ///   - commit: What git takes for a commit. It counts for the repository of the package; in others, what is not
    ///     committed counts.
    ///   - folders: The folders of the packages, the package itself first.
    ///   - note: Prints what the user has to know.
    func paths(since commit: String, in folders: [String], note: (String) -> Void) throws -> [String] {
        guard let package = folders.first else { return [] }
        guard let repository = repository(of: package) else {
            throw RunnerError("--changed compares with a commit, but git finds no repository at \(package)")
        }
        var changed = try paths(since: commit, in: repository)
        for folder in folders.dropFirst() where !(folder + "/").hasPrefix(repository + "/") {
            if let other = self.repository(of: folder) {
                note("note: \(folder) is in another repository: only what is not committed there counts as changed")
                changed += try paths(since: "HEAD", in: other)
            } else {
                note("note: \(folder) is in no git repository: nothing in it counts as changed")
            }
        }
        return Array(Set(changed)).sorted()
    }

    private func repository(of folder: String) -> String? {
        let path = try? tool.output(of: ["git", "-C", folder, "rev-parse", "--show-toplevel"], hidesErrors: true)
        return path.map { $0.trimmingCharacters(in: .newlines) }.flatMap { WorkingFolder("/").realPath(of: $0) }
    }

    private func paths(since commit: String, in repository: String) throws -> [String] {
        // Without renames, a file that moved counts in both places.
        let diff = ["diff", "--name-only", "--no-renames", "--relative", "-z", "--end-of-options", commit, "--"]
        let untracked = ["ls-files", "--others", "--exclude-standard", "-z"]
        return try [diff, untracked].flatMap { arguments in
            try tool.output(of: ["git", "-C", repository] + arguments).split(separator: "\0").map {
                "\(repository)/\($0)"
            }
        }
    }
}
