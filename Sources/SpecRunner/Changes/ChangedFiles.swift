import Foundation

/// The files that differ from a commit, according to git, whether they are committed or not.
struct ChangedFiles {
    let git: Git

    /// The paths of the changed files, and of submodules with a change, in the repository of a package, and in the packages that it depends on by path.
    ///
    /// - Parameters:
    ///   - commit: What git takes for a commit. It counts for the repository of the package; in others, what is not
    ///     committed counts.
    ///   - folders: The folders of the packages, the package itself first.
    ///   - note: Prints what the user has to know.
    func paths(since commit: String, in folders: [String], note: (String) -> Void) throws -> [String] {
        guard let package = folders.first else { return [] }
        guard let repository = git.repository(of: package) else {
            throw RunnerError("--changed compares with a commit, but git finds no repository at \(package)")
        }
        var changed = try paths(since: commit, in: repository)
        for folder in folders.dropFirst() {
            if let other = git.repository(of: folder) {
                // A repository may lie in this one, which need not know it.
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
        // Without renames, a file that moved counts in both places. Git names a submodule with any change, whatever it is set to.
        let diff = [
            "diff", "--name-only", "--no-renames", "--ignore-submodules=none", "--relative", "-z", "--end-of-options",
            commit,
            "--",
        ]
        let untracked = ["ls-files", "--others", "--exclude-standard", "-z"]
        let paths = try [diff, untracked].flatMap { try git.paths($0, in: repository) }
        // Git marks a repository inside that it does not track.
        return paths.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }
}
