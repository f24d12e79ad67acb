import SpecEvents

/// A reporter that writes a self-contained page for people who do not write code. The page works
/// offline. Only its search field, filters and buttons need JavaScript.
package final class HTMLReporter: Reporter {
    private let style: DocumentStyle
    private let history: HistoryReporter?
    private let promises: [PromiseReport.Source]
    private let write: (String) -> Void

    package init(
        _ style: DocumentStyle = .plain,
        history: HistoryReporter? = nil,
        promises: [PromiseReport.Source] = [],
        write: @escaping (String) -> Void
    ) {
        (self.style, self.history, self.promises, self.write) = (style, history, promises, write)
    }

    package func finish(_ summary: Summary) {
        let (groups, language) = (ReportTree(style.shown(summary.examples)).groups, style.language)
        let report = promises.isEmpty ? nil : PromiseReport(promises, summary.examples)
        let notes = HTMLNotes(groups, history?.history, report, style.places)
        let failure = HTMLFailure(places: style.places)
        let content = HTMLTree(style.chapters.divided(groups), failure: failure, notes: notes)
        let masthead = HTMLMasthead(
            title: style.title,
            summary: summary,
            language: language,
            facts: style.facts(shown: content.tally.total, of: summary.tally.total)
        )
        let failures = HTMLFailureIndex(
            failures: content.failures,
            outside: summary.failuresOutsideExamples,
            failure: failure,
            command: style.command
        )
        let nothing = "<p class=\"empty\">\(language("The run had no examples."))</p>\n"
        let page = HTMLPage(
            masthead: masthead,
            tools: HTMLTools(tally: content.tally, tags: content.tags.sorted(), language: language),
            contents: content.contents,
            main: content.notes.promises(content.anchorsByExample) + failures.text
                + content.notes.trends + (summary.tally.total == 0 ? nothing : "")
                + content.text,
            style: content.notes.style
        )
        write(page.text)
    }
}

extension HTMLTree {
    fileprivate var contents: String {
        guard parts.count > 1 || parts.contains(where: { $0.groups.count > 1 }) else { return "" }
        let items = parts.map { part in
            let groups = "<ol>\n\(part.groups.map(entry).joined())</ol>\n"
            guard let chapter = part.chapter else { return groups }
            let link = "<a href=\"\(Anchors.link(to: part.anchor))\">\(Escaping.html(chapter.title))</a>"
            return "<li class=\"part\"\(chapter.lang)>\(link)\n\(groups)</li>\n"
        }
        let list = parts.contains { $0.chapter != nil } ? "<ol>\n\(items.joined())</ol>\n" : items.joined()
        return "<nav aria-label=\"\(failure.places.language("Contents"))\" class=\"contents\">\n\(list)</nav>\n"
    }

    private func entry(_ group: ReportGroup, _ anchor: String) -> String {
        let (failures, language) = (group.tally.failures, failure.places.language)
        let words = language("%1 failed", failures).replacing("\(failures)", with: "")
        let mark = failures > 0 ? " <b class=\"bad\">\(failures)<span class=\"sr\">\(words)</span></b>" : ""
        let name = Escaping.html(language.name(group.name, isSharedUse: group.isSharedUse))
        return "<li><a href=\"\(Anchors.link(to: anchor))\">\(name)</a>\(mark)</li>\n"
    }
}

/// Lists all failures. Those outside of examples appear only here, so they include all details.
struct HTMLFailureIndex {
    let failures: [(example: ReportedExample, anchor: String)]
    let outside: [RecordedFailure]
    let failure: HTMLFailure
    let command: String

    var text: String {
        if failures.isEmpty, outside.isEmpty { return "" }
        let language = failure.places.language
        var text =
            "<section class=\"failures\" aria-labelledby=\"failed\">\n<h2 id=\"failed\">\(language("What failed"))</h2>\n"
        text += list(failures.prefix(Self.shown), from: 1)
        let more = failures.dropFirst(Self.shown)
        if !more.isEmpty {
            text += "<details><summary>\(language("%1 more", more.count))</summary>\n"
            text += list(more, from: Self.shown + 1) + "</details>\n"
        }
        if !outside.isEmpty {
            text += "<h3>\(language("Outside the examples"))</h3>\n"
            outside.forEach { text += failure.text($0, of: nil) }
        }
        return text + "</section>\n"
    }

    private static let shown = 20

    private func list(_ failures: ArraySlice<(example: ReportedExample, anchor: String)>, from start: Int) -> String {
        failures.isEmpty ? "" : "<ol start=\"\(start)\">\n\(failures.map(line).joined())</ol>\n"
    }

    private func line(_ example: ReportedExample, _ anchor: String) -> String {
        let language = failure.places.language
        let path = language.names(of: example.identity).dropLast().map { Escaping.html($0) + " › " }.joined()
        let link = Anchors.link(to: anchor)
        let name = Escaping.html(example.name + failure.places.classNote(of: example.identity))
        var text = "<li><a href=\"\(link)\"><span class=\"path\">\(path)</span>\(name)</a>\n"
        text += failure.texts(example.failures) { failure.brief($0, of: example) }
        if example.failures.isEmpty { text += "<p class=\"why\">\(language("no failure was recorded"))</p>\n" }
        let rerun = example.rerun(command, failure.places)
        let code = Escaping.html(Escaping.line(rerun))
        return text + "<p class=\"again\">\(language("Run it again: "))<code>\(code)</code></p></li>\n"
    }
}
