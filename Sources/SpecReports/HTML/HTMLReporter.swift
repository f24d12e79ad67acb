import SpecEvents

/// Writes the run as one self-contained HTML page, at its end: the tree of examples as prose for people who do not write
/// code, with all details of the failures.
///
/// The page needs no network. Without JavaScript it lacks search and filters only.
package final class HTMLReporter: Reporter {
    private let title: String
    private let language: String
    private let places: Places
    private let command: String
    private let write: (String) -> Void
    private var record = RunRecord()
    /// The examples as HTML, if they have been written.
    private var content: HTMLTree?

    /// Makes a reporter.
    ///
    /// The language is that of the names, such as `ru`, for screen readers; the text of the page itself is English. The command
    /// runs specs.
    package init(
        title: String = "Specification",
        language: String = "en",
        baseFolder: String = "",
        source: SourceExcerpts = SourceExcerpts(),
        command: String = "swift run specs",
        write: @escaping (String) -> Void
    ) {
        self.title = title
        self.language = language
        places = Places(baseFolder: baseFolder, source: source)
        self.command = command
        self.write = write
    }

    /// Keeps an example that ended.
    package func report(_ event: Event) {
        if record.note(event) != nil { content = nil }
    }

    /// Writes the examples.
    package func prepare() {
        content = HTMLTree(record.tree.groups, failure: HTMLFailure(places: places))
    }

    /// Writes the page.
    package func finish(_ summary: Summary) {
        if content == nil { prepare() }
        guard let content else { return }
        let page = HTMLPage(title: title, language: language, summary: summary, content: content, command: command)
        write(page.text())
    }
}
