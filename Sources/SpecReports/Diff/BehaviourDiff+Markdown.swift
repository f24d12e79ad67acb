extension BehaviourDiff {
    /// The changes as Markdown for a review, removals first.
    package func markdown(_ language: ReportLanguage = .english) -> String {
        guard !changes.isEmpty else {
            return language(
                "No behaviour was added, removed or renamed, and none changed its state: %1",
                unchangedText(language)
            ) + "\n"
        }
        var text = "## \(headline(language))\n\n\(unchangedText(language))\n"
        for (title, changes) in sections(language) {
            let lines = changes.map { "- \($0.line(language))\n" }
            text += "\n### \(title)\n\n" + lines.joined()
        }
        return text
    }

    /// The kinds of changes, with their titles.
    func sections(_ language: ReportLanguage) -> [(title: String, changes: [BehaviourChange])] {
        let all = [
            (language("Removed"), changes.filter { if case .removed = $0 { true } else { false } }),
            (language("Changed state"), changes.filter { if case .changedState = $0 { true } else { false } }),
            (language("Renamed"), changes.filter { if case .renamed = $0 { true } else { false } }),
            (language("Added"), changes.filter { if case .added = $0 { true } else { false } }),
        ]
        return all.filter { !$0.1.isEmpty }
    }

    /// What changed, in numbers.
    func headline(_ language: ReportLanguage) -> String {
        let counts = sections(language).map { "\($0.changes.count) \($0.title.lowercased())" }
        return language("Behaviours: %1", counts.joined(separator: ", "))
    }

    func unchangedText(_ language: ReportLanguage) -> String {
        language("%1 is as before.|%1 are as before.", unchangedCount)
    }
}

extension BehaviourChange {
    fileprivate func line(_ language: ReportLanguage) -> String {
        switch self {
        case .removed(let path): return Self.text(path)
        case .added(let path, let status):
            return Self.text(path) + (status == "passed" ? "" : " (\(Self.word(for: status, language)))")
        case .changedState(let path, let from, let to):
            return "\(Self.text(path)): \(Self.word(for: from, language)) → **\(Self.word(for: to, language))**"
        case .renamed(let from, let to, let count):
            // The names that both paths begin with, and the rest of each path.
            let common = zip(from, to).prefix { $0 == $1 }.count
            let start = from[..<common].map { Markdown.text($0) + " › " }.joined()
            let examples = count == 1 ? "" : " (\(language("%1 example|%1 examples", count)))"
            return
                "\(start)~~\(Self.text(Array(from[common...])))~~ → **\(Self.text(Array(to[common...])))**\(examples)"
        }
    }

    private static func text(_ path: [String]) -> String {
        path.map(Markdown.text.callAsFunction).joined(separator: " › ")
    }

    static func word(for status: String, _ language: ReportLanguage) -> String {
        Verdict(rawValue: status).map { language($0.word) } ?? status
    }
}
