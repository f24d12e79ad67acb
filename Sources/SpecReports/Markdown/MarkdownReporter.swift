import SpecEvents

/// Writes the run as Markdown that reads well on a code host, at its end: a heading for each outermost group, and nested
/// lists below it.
///
/// A stable report is for committing. It changes only if the behaviour does: it leaves out times, the seed and flakiness, and
/// does not depend on the order in which the examples ran.
package final class MarkdownReporter: Reporter {
    private var style: DocumentStyle
    private let isStable: Bool
    private let write: (String) -> Void
    private var record: RunRecord
    /// The list of examples, if it has been written.
    private var list: MarkdownTree?

    package init(_ style: DocumentStyle = .plain, isStable: Bool = false, write: @escaping (String) -> Void) {
        (self.style, self.isStable, self.write) = (style, isStable, write)
        record = style.makeRecord()
        if isStable { self.style.facts = RunFacts() }
    }

    /// Keeps an example that ended.
    package func report(_ event: Event) {
        if record.note(event) != nil { list = nil }
    }

    /// Writes the list of examples.
    package func prepare() {
        let tree =
            isStable ? ReportTree(StableOrder.sorted(record.examples.map(\.withoutFlakiness))) : record.tree
        var list = MarkdownTree(isStable: isStable, language: style.language)
        for (chapter, groups) in style.chapters.divided(tree.groups) { list.append(chapter, groups) }
        self.list = list
    }

    /// Writes the document.
    package func finish(_ summary: Summary) {
        if list == nil { prepare() }
        guard let list else { return }
        var text = "# \(Markdown.text(style.title))\n\n"
        text += MarkdownSummary(summary, isStable: isStable, style.language).text
        let facts = style.facts(shown: list.count, of: summary.tally.total)
        if !facts.isEmpty { text += facts.map(Markdown.text.callAsFunction).joined(separator: "\\\n") + "\n\n" }
        let failures = MarkdownFailures(
            examples: list.failures,
            outside: summary.failuresOutsideExamples,
            places: style.places,
            command: style.command
        )
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
