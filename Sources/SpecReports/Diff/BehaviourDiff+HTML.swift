extension BehaviourDiff {
    /// The changes as a searchable page like that of a run, removals first.
    package func html(title: String, language: ReportLanguage, facts: RunFacts) -> String {
        let masthead = HTMLMasthead(
            title: title,
            language: language,
            verdict: changes.isEmpty ? language("Nothing changed") : headline(language),
            isGreen: removedCount == 0,
            facts: [unchangedText(language)] + facts.lines(language)
        )
        var tally = Tally()
        for _ in changes { tally.count(.passed) }
        let tools = HTMLTools(tally: tally, tags: [], language: language, filters: [])
        let main = sections(language).map { section($0, $1, language) }.joined()
        return HTMLPage(masthead: masthead, tools: tools, main: main).text()
    }

    private func section(_ title: String, _ changes: [BehaviourChange], _ language: ReportLanguage) -> String {
        let name = Escaping.html(title)
        return """
            <section class="top" style="--lines:\(changes.count)">
            <details open class="group">
            <summary><h2>\(name)</h2> <span class="why">\(changes.count)</span></summary>
            <ul>
            \(changes.map { $0.item(language) }.joined())</ul>
            </details>
            </section>

            """
    }
}

extension BehaviourChange {
    fileprivate func item(_ language: ReportLanguage) -> String {
        switch self {
        case .removed(let path): return item(path, .skipped, "")
        case .added(let path, let status):
            return item(path, Self.status(status), status == "passed" ? "" : Self.word(for: status, language))
        case .changedState(let path, let from, let to):
            return item(path, Self.status(to), Self.word(for: from, language) + " → " + Self.word(for: to, language))
        case .renamed(let from, let to, _):
            return item(to, .knownIssue, language("was: %1", from.joined(separator: " › ")))
        }
    }

    private func item(_ path: [String], _ status: HTMLStatus, _ note: String) -> String {
        let groups = path.dropLast().map { Escaping.html($0) + " › " }.joined()
        let why = note.isEmpty ? "" : " <span class=\"why\">\(Escaping.html(note))</span>"
        let name = Escaping.html(path.last ?? "")
        return "<li class=\"\(status.rawValue)\"><span class=\"path\">\(groups)</span>\(name)\(why)</li>\n"
    }

    private static func status(_ word: String) -> HTMLStatus { HTMLStatus(Verdict(rawValue: word) ?? .passed) }
}
