import SpecEvents

/// Writes the run as one self-contained HTML page, at its end: the tree of examples as prose for people who do not write
/// code, with all details of the failures.
///
/// The page needs no network. Without JavaScript it lacks search and filters only.
package final class HTMLReporter: Reporter {
    private let style: DocumentStyle
    private let history: HistoryReporter?
    private let promises: [PromiseReport.Source]
    private let write: (String) -> Void
    private var record: RunRecord
    /// The examples as HTML, if they have been written.
    private var content: HTMLTree?

    package init(
        _ style: DocumentStyle = .plain,
        history: HistoryReporter? = nil,
        promises: [PromiseReport.Source] = [],
        write: @escaping (String) -> Void
    ) {
        (self.style, self.history, self.promises, self.write) = (style, history, promises, write)
        record = style.makeRecord()
    }

    /// Keeps an example that ended.
    package func report(_ event: Event) {
        if record.note(event) != nil { content = nil }
    }

    /// Writes the examples.
    package func prepare() {
        let groups = record.tree.groups
        let report = promises.isEmpty ? nil : PromiseReport(promises, record.all)
        let notes = HTMLNotes(groups, history?.history, report, style.language)
        content = HTMLTree(style.chapters.divided(groups), failure: HTMLFailure(places: style.places), notes: notes)
    }

    /// Writes the page.
    package func finish(_ summary: Summary) {
        if content == nil { prepare() }
        guard let content else { return }
        let language = style.language
        let masthead = HTMLMasthead(
            title: style.title,
            summary: summary,
            language: language,
            facts: style.facts(shown: content.tally.total, of: summary.tally.total)
        )
        let failures = HTMLFailureIndex(
            failures: content.failures,
            outside: summary.failuresOutsideExamples,
            failure: content.failure,
            command: style.command
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
