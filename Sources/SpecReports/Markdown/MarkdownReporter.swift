import SpecEvents

/// Writes the run as Markdown that reads well on a code host, at its end: a heading for each outermost group, and nested
/// lists below it.
///
/// A stable report is for committing. It leaves out times, the seed and what only flakiness can change, and sorts what
/// came in a random order, so that it changes only when behaviour does.
package final class MarkdownReporter: Reporter {
    private let title: String
    private let isStable: Bool
    private let paths: Paths
    private let write: (String) -> Void
    private var record = RunRecord()
    /// The examples, and how they are written, if they have been.
    private var content: (examples: [ReportedExample], list: MarkdownTree)?

    /// Makes a reporter.
    ///
    /// - Parameters:
    ///   - title: The document's heading, such as the package's name.
    ///   - isStable: Whether the document changes only when behaviour does.
    ///   - baseFolder: The folder from which paths are written, if they lie in it; ends in no slash.
    ///   - write: Takes text; called once.
    package init(
        title: String = "Specification",
        isStable: Bool = false,
        baseFolder: String = "",
        write: @escaping (String) -> Void
    ) {
        self.title = title
        self.isStable = isStable
        paths = Paths(baseFolder: baseFolder)
        self.write = write
    }

    /// Remembers what ended.
    package func report(_ event: Event) {
        record.note(event)
        if case .exampleFinished = event { content = nil }
    }

    /// Writes the list of examples.
    package func prepare() {
        let examples = isStable ? StableOrder.sorted(record.examples.map(\.withoutFlakiness)) : record.examples
        let tree = isStable ? ReportTree(examples) : record.tree
        var list = MarkdownTree(isStable: isStable)
        tree.groups.forEach { list.append($0) }
        content = (examples, list)
    }

    /// Writes the document.
    package func finish(_ summary: Summary) {
        if content == nil { prepare() }
        guard let (examples, list) = content else { return }
        var text = "# \(Markdown.text(title))\n\n"
        text += MarkdownSummary(examples, record, isStable ? nil : summary.duration).text
        text += MarkdownFailures(list.failures, record.failuresOutsideExamples, paths).text
        // The last group ends in an empty line, and so does what stands before the first.
        write((text + list.text).dropLast() + "")
    }
}

extension ReportedExample {
    /// A flaky example passed, and what it did before that is no behaviour.
    fileprivate var withoutFlakiness: ReportedExample {
        var result = result
        result.earlierAttempts = nil
        return ReportedExample(identity, result)
    }
}
