import Foundation

struct ChangedLines {
    /// Maps each file's path, relative to the package root, to the lines that have changed.
    private(set) var files: [String: [ClosedRange<Int>]] = [:]

    static func since(_ commit: String, in root: String) throws -> ChangedLines {
        let git = ["git", "-C", root, "-c", "core.quotePath=false"]
        let options = [
            "--unified=0", "--no-color", "--no-ext-diff", "--no-renames", "--relative", "--src-prefix=a/",
            "--dst-prefix=b/",
        ]
        guard let diff = try? Command.output(git + ["diff"] + options + ["--end-of-options", commit, "--", "."]) else {
            throw MutationError("--changed \(commit): git does not tell what has changed since; see above")
        }
        var lines = ChangedLines(diff: diff)
        let others = try Command.output(git + ["ls-files", "--others", "--exclude-standard", "-z"])
        for file in others.split(separator: "\0") { lines.files[String(file)] = [1...Int.max] }
        return lines
    }

    /// Parses a unified diff that has no context lines.
    init(diff: String) {
        var file: String?
        for line in diff.split(separator: "\n") {
            if line.hasPrefix("+++ ") {
                file = line.hasPrefix("+++ b/") ? String(line.dropFirst(6).prefix { $0 != "\t" }) : nil
            } else if let file, let match = line.prefixMatch(of: /@@ -\S+ \+(\d+)(?:,(\d+))? @@/),
                let start = Int(match.1)
            {
                let count = match.2.flatMap { Int($0) } ?? 1
                // If lines were only removed, the lines before and after the gap count as changed.
                files[file, default: []].append(start...(count == 0 ? start + 1 : start + count - 1))
            }
        }
    }

    func contains(_ line: Int, of file: String) -> Bool { files[file]?.contains { $0.contains(line) } == true }
}
