import SpecEvents

/// Writes the run as one self-contained HTML page, at its end: the tree as prose that people who do not write code can
/// read, with all that is known of what failed.
///
/// The page needs no network and no script: without JavaScript it lacks search and filters, and nothing else.
package final class HTMLReporter: Reporter {
    private let title: String
    private let language: String
    private let paths: Paths
    private let readSource: (String) -> String?
    private let write: (String) -> Void
    private var record = RunRecord()
    /// The examples as they stand on the page, if they have been written.
    private var content: HTMLContent?

    /// Makes a reporter.
    ///
    /// - Parameters:
    ///   - title: The page's heading, such as the package's name.
    ///   - language: The language of the names, such as `ru`, for screen readers; what the page says itself is English.
    ///   - baseFolder: The folder from which paths are written, if they lie in it; ends in no slash.
    ///   - readSource: Gives the text of the source file at a path, for the excerpts that stand with failures; `nil` if
    ///     it cannot be read. Called once a file.
    ///   - write: Takes text; called once.
    package init(
        title: String = "Specification",
        language: String = "en",
        baseFolder: String = "",
        readSource: @escaping (String) -> String? = SourceExcerpts.readFile,
        write: @escaping (String) -> Void
    ) {
        self.title = title
        self.language = language
        paths = Paths(baseFolder: baseFolder)
        self.readSource = readSource
        self.write = write
    }

    /// Remembers what ended.
    package func report(_ event: Event) {
        if record.note(event) != nil { content = nil }
    }

    /// Writes the examples.
    package func prepare() {
        let failure = HTMLFailure(paths: paths, excerpts: SourceExcerpts(read: readSource))
        content = HTMLContent(record.tree.groups, failure: failure)
    }

    /// Writes the page.
    package func finish(_ summary: Summary) {
        if content == nil { prepare() }
        guard let content else { return }
        let page = HTMLPage(
            title: title,
            language: language,
            examples: record.examples,
            summary: summary,
            content: content
        )
        write(page.text())
    }
}
