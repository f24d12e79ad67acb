extension BehaviourDiff {
    /// The changes as Markdown, for a review: what was removed first.
    package var markdown: String {
        guard !changes.isEmpty else {
            return "No behaviour was added, removed or renamed, and none changed its state: \(asBefore)\n"
        }
        let sections: [(title: String, lines: [String])] = [
            ("Removed", changes.compactMap(\.removedLine)), ("Changed state", changes.compactMap(\.stateLine)),
            ("Renamed", changes.compactMap(\.renamedLine)), ("Added", changes.compactMap(\.addedLine)),
        ]
        let counts = sections.filter { !$0.lines.isEmpty }.map { "\($0.lines.count) \($0.title.lowercased())" }
        var text = "## Behaviours: \(counts.joined(separator: ", "))\n\n\(asBefore)\n"
        for (title, lines) in sections where !lines.isEmpty {
            text += "\n### \(title)\n\n" + lines.map { "- \($0)\n" }.joined()
        }
        return text
    }

    private var asBefore: String { "\(unchangedCount) \(unchangedCount == 1 ? "is" : "are") as before." }
}

extension BehaviourChange {
    fileprivate var removedLine: String? {
        guard case .removed(let path) = self else { return nil }
        return Self.text(path)
    }

    fileprivate var addedLine: String? {
        guard case .added(let path, let status) = self else { return nil }
        return Self.text(path) + (status == "passed" ? "" : " (\(Self.word(for: status)))")
    }

    fileprivate var stateLine: String? {
        guard case .changedState(let path, let from, let to) = self else { return nil }
        return "\(Self.text(path)): \(Self.word(for: from)) → **\(Self.word(for: to))**"
    }

    /// The names that both paths begin with, and what is different after that.
    fileprivate var renamedLine: String? {
        guard case .renamed(let from, let to, let count) = self else { return nil }
        let common = zip(from, to).prefix { $0 == $1 }.count
        let start = from[..<common].map { Markdown.text($0) + " › " }.joined()
        let examples = count == 1 ? "" : " (\(counted(count, "example")))"
        return "\(start)~~\(Self.text(Array(from[common...])))~~ → **\(Self.text(Array(to[common...])))**\(examples)"
    }

    private static func text(_ path: [String]) -> String {
        path.map(Markdown.text).joined(separator: " › ")
    }

    private static func word(for status: String) -> String {
        switch status {
        case "knownIssue": "known issue"
        case "timedOut": "timed out"
        default: status
        }
    }
}
