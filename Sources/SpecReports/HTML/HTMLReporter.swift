import SpecEvents

/// Writes the run as one self-contained HTML page, at its end: the tree of examples as prose for people who do not write
/// code, with all details of the failures.
///
/// The page needs no network. Without JavaScript it lacks search and filters only.
package final class HTMLReporter: Reporter {
    private let title: String
    private let language: ReportLanguage
    private let chapters: Chapters
    private let facts: RunFacts
    private let places: Places
    private let command: String
    private let audience: Audience
    private let history: HistoryReporter?
    private let promises: [PromiseReport.Source]
    private let write: (String) -> Void
    private var record = RunRecord()
    /// The examples as HTML, if they have been written.
    private var content: HTMLTree?

    /// Makes a reporter.
    ///
    /// The command runs specs; the facts tell how the page was made.
    package init(
        title: String = "Specification",
        language: ReportLanguage = .english,
        chapters: Chapters = .none,
        audience: Audience = .all,
        facts: RunFacts = RunFacts(),
        baseFolder: String = "",
        source: SourceExcerpts = SourceExcerpts(),
        command: String = "swift run specs",
        history: HistoryReporter? = nil,
        promises: [PromiseReport.Source] = [],
        write: @escaping (String) -> Void
    ) {
        (self.title, self.language, self.chapters) = (title, language, chapters)
        (self.audience, self.facts) = (audience, facts)
        places = Places(baseFolder: baseFolder, source: source, language: language)
        self.command = command
        (self.history, self.promises) = (history, promises)
        self.write = write
        var filter = AudienceFilter(audience, chapters)
        record.shown = { filter.shown($0) }
    }

    /// Keeps an example that ended.
    package func report(_ event: Event) {
        if record.note(event) != nil { content = nil }
    }

    /// Writes the examples.
    package func prepare() {
        let groups = record.tree.groups
        let report = promises.isEmpty ? nil : PromiseReport(promises, record.all)
        let notes = HTMLNotes(groups, history?.history, report, language)
        content = HTMLTree(chapters.divided(groups), failure: HTMLFailure(places: places), notes: notes)
    }

    /// Writes the page.
    package func finish(_ summary: Summary) {
        if content == nil { prepare() }
        guard let content else { return }
        let shown = audience.note(content.tally.total, of: summary.tally.total, language)
        let masthead = HTMLMasthead(
            title: title,
            summary: summary,
            language: language,
            facts: [shown].compactMap(\.self) + facts.lines(language)
        )
        let failures = HTMLFailureIndex(
            failures: content.failures,
            outside: summary.failuresOutsideExamples,
            failure: content.failure,
            command: command
        )
        let nothing = "<p class=\"empty\">\(language("The run had no examples."))</p>\n"
        let page = HTMLPage(
            masthead: masthead,
            tools: HTMLTools(tally: content.tally, tags: content.tags.sorted(), language: language),
            contents: HTMLContents(tree: content).text,
            main: content.notes.promises(content.anchorsByExample) + failures.text
                + content.notes.overTime + (summary.tally.total == 0 ? nothing : "")
                + content.text,
            style: content.notes.style
        )
        write(page.text())
    }
}
