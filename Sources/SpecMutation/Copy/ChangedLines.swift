import Foundation

/// The lines that differ from a commit, by git.
struct ChangedLines {
    /// For each file of the package the lines; all if `nil`.
    private(set) var files: [String: [ClosedRange<Int>]?] = [:]

    /// - Parameter root: The root of the package.
    static func since(_ commit: String, in root: String) throws -> ChangedLines {
        let git = ["git", "-C", root]
        let diff = Command(
            words: git + [
                "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames", "--relative", "--src-prefix=a/",
                "--dst-prefix=b/",
                "--end-of-options", commit, "--", ".",
            ]
        )
        let text: String
        do {
            text = try diff.output()
        } catch {
            throw MutationError("--changed \(commit): git does not tell what has changed since; see above")
        }
        var lines = ChangedLines(diff: text)
        let others = try Command(words: git + ["ls-files", "--others", "--exclude-standard", "-z"]).output()
        for file in others.split(separator: "\0") { lines.files[String(file)] = .some(nil) }
        return lines
    }

    /// Reads a diff without context.
    init(diff: String) {
        var file: String?
        for line in diff.split(separator: "\n") {
            if line.hasPrefix("+++ ") {
                file = line.hasPrefix("+++ b/") ? String(line.dropFirst(6).prefix { $0 != "\t" }) : nil
            } else if let file, let match = line.prefixMatch(of: #/@@ -\S+ \+(\d+)(,(\d+))? @@/#),
                let start = Int(match.1)
            {
                let count = match.3.flatMap { Int($0) } ?? 1
                // Where lines are only removed, those around the place count.
                let range = count == 0 ? start...(start + 1) : start...(start + count - 1)
                files[file] = .some(((files[file] ?? nil) ?? []) + [range])
            }
        }
    }

    func contains(_ line: Int, of file: String) -> Bool {
        guard let lines = files[file] else { return false }
        return lines.map { $0.contains { $0.contains(line) } } ?? true
    }
}
