import SpecEvents

/// Writes the run as Markdown that reads well on a code host, at its end: a heading for each outermost group, and nested
/// lists below it.
///
/// A stable report is for committing. It changes only if the behaviour does: it leaves out times, the seed and flakiness, and
/// does not depend on the order in which the examples ran.
package final class MarkdownReporter: Reporter {
    private let title: String
    private let isStable: Bool
    private let language: ReportLanguage
    private let chapters: Chapters
    private let facts: RunFacts
    private let audience: Audience
    private let places: Places
    private let command: String
    private let write: (String) -> Void
    private var record = RunRecord()
    /// The list of examples, if it has been written.
    private var list: MarkdownTree?

    /// Makes a reporter.
    ///
    /// A stable document changes only when behaviour does.
    package init(
        title: String = "Specification",
        isStable: Bool = false,
        language: ReportLanguage = .english,
        chapters: Chapters = .none,
        audience: Audience = .all,
        facts: RunFacts = RunFacts(),
        baseFolder: String = "",
        source: SourceExcerpts = SourceExcerpts(),
        command: String = "swift run specs",
        write: @escaping (String) -> Void
    ) {
        self.title = title
        self.isStable = isStable
        (self.language, self.chapters, self.audience, self.facts) = (language, chapters, audience, facts)
        places = Places(baseFolder: baseFolder, source: source, language: language)
        (self.command, self.write) = (command, write)
        var filter = AudienceFilter(audience, chapters)
        record.shown = { filter.shown($0) }
    }

    /// Keeps an example that ended.
    package func report(_ event: Event) {
        if record.note(event) != nil { list = nil }
    }

    /// Writes the list of examples.
    package func prepare() {
        let tree =
            isStable ? ReportTree(StableOrder.sorted(record.examples.map(\.withoutFlakiness))) : record.tree
        var list = MarkdownTree(isStable: isStable, language: language)
        for (chapter, groups) in chapters.divided(tree.groups) { list.append(chapter, groups) }
        self.list = list
    }

    /// Writes the document.
    package func finish(_ summary: Summary) {
        if list == nil { prepare() }
        guard let list else { return }
        var text = "# \(Markdown.text(title))\n\n"
        text += MarkdownSummary(summary, isStable: isStable, language).text
        let note = audience.note(list.count, of: summary.tally.total, language)
        let facts = [note].compactMap(\.self) + (isStable ? [] : self.facts.lines(language))
        if !facts.isEmpty { text += facts.map(Markdown.text).joined(separator: "\\\n") + "\n\n" }
        let outside = summary.failuresOutsideExamples
        let failures = MarkdownFailures(examples: list.failures, outside: outside, places: places, command: command)
        text += failures.text
        // The last group ends in an empty line, and so does the text before the first.
        write((text + list.text).dropLast() + "")
    }
}

extension ReportedExample {
    /// The example without its earlier attempts, so that a flaky one counts as passed.
    fileprivate var withoutFlakiness: ReportedExample {
        var result = result
        result.earlierAttempts = nil
        return ReportedExample(identity, result)
    }
}
