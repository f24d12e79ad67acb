import SpecEvents

/// A reporter that writes a Markdown document. If `isStable` is set, the document omits durations,
/// the seed and flakiness, and does not depend on the order of execution. It can then be committed,
/// because it changes only when behavior changes.
package final class MarkdownReporter: Reporter {
    private var style: DocumentStyle
    private let isStable: Bool
    private let write: (String) -> Void

    package init(_ style: DocumentStyle = .plain, isStable: Bool = false, write: @escaping (String) -> Void) {
        (self.style, self.isStable, self.write) = (style, isStable, write)
        if isStable { self.style.facts = RunFacts() }
    }

    package func finish(_ summary: Summary) {
        let shown = style.shown(isStable ? summary.examples.map(\.withoutFlakiness) : summary.examples)
        let tree = ReportTree(isStable ? StableOrder.sorted(shown) : shown)
        var list = MarkdownTree(isStable: isStable, places: style.places)
        for (chapter, groups) in style.chapters.divided(tree.groups) { list.append(chapter, groups) }
        var text = "# \(Markdown.text(style.title))\n\n"
        text += self.text(of: summary)
        let facts =
            style.facts(shown: list.count, of: summary.tally.total) + (isStable ? [] : summary.remarks(style.language))
        if !facts.isEmpty { text += facts.map(Markdown.text.callAsFunction).joined(separator: "\\\n") + "\n\n" }
        let failures = MarkdownFailures(
            examples: list.failures,
            outside: summary.failuresOutsideExamples,
            places: style.places,
            command: style.command
        )
        text += failures.text
        // The text ends with a blank line, so the last line break is dropped.
        write((text + list.text).dropLast() + "")
    }

    func text(of summary: Summary) -> String {
        let language = style.language
        let tally = isStable ? summary.tally.withoutFlakiness : summary.tally
        let outside = summary.outsideCount(language)
        var parts = [language("%1 example|%1 examples", tally.total)]
        let others = tally.words(language, leavingOut: [.passed])
        parts += others.isEmpty && outside == nil && tally.total > 0 ? [language("all passed")] : others
        if let outside { parts.append(outside) }
        let isRed = tally.failures > 0 || outside != nil
        var text = (isRed ? "**✗** " : "") + parts.joined(separator: ", ")
        if !isStable {
            text += language(" in %1", language.seconds(summary.duration))
            if let seed = summary.seed { text += ", " + language("random order, seed %1", "\(seed)") }
        }
        return text + ".\n\n"
    }
}

extension ReportedExample {
    fileprivate var withoutFlakiness: ReportedExample {
        var result = result
        result.earlierAttempts = nil
        return ReportedExample(identity, result)
    }
}

struct MarkdownTree {
    let isStable: Bool
    let places: Places
    private(set) var count = 0
    private(set) var text = ""
    /// The failed examples. The tree refers to them by their numbers in this list.
    private(set) var failures: [ReportedExample] = []

    private var language: ReportLanguage { places.language }

    mutating func append(_ chapter: Chapter?, _ groups: [ReportGroup]) {
        if let chapter {
            text += "## \(Markdown.text(chapter.title))\n\n"
            // The introduction's headings are all one level below the chapter's heading.
            let introduction = chapter.introduction.reportLines.map { line in
                line.hasPrefix("#") ? "### \(line.drop { "# ".contains($0) })" : String(line)
            }
            if !chapter.introduction.isEmpty { text += introduction.joined(separator: "\n") + "\n\n" }
        }
        for group in groups { append(group, heading: chapter == nil ? "##" : "###") }
    }

    private mutating func append(_ group: ReportGroup, heading: String) {
        count += group.tally.total
        text += "\(heading) \(Markdown.text(group.name))\(tags(group.tags, except: []))\n\n"
        append(group.items, indent: "", inherited: group.tags)
        text += "\n"
    }

    private mutating func append(_ items: [ReportGroup.Item], indent: String, inherited: [String]) {
        for item in items {
            switch item {
            case .group(let group):
                text +=
                    "\(indent)- \(Markdown.text(language.name(group.name, isSharedUse: group.isSharedUse)))\(tags(group.tags, except: inherited))\n"
                append(group.items, indent: indent + "  ", inherited: group.tags)
            case .example(let example):
                text += indent
                text += "- "
                append(example)
                text += tags(example.tags, except: inherited)
                text += "\n"
            }
        }
    }

    private mutating func append(_ example: ReportedExample) {
        let name = Markdown.text(example.name + places.classNote(of: example.identity))
        let reason = example.result.reason.map { ": " + Markdown.text(language.reason($0)) } ?? ""
        switch example.verdict {
        case .passed: text += "✓ \(name)"
        case .flaky: text += "↻ \(name) — \(language("flaky, passed at attempt %1", example.result.attemptCount))"
        case .knownIssue: text += "≈ \(name) — \(language("known issue"))\(reason)"
        case .skipped: text += "– \(name) — \(language("skipped"))\(reason)"
        case .failed, .crashed, .timedOut, .exited:
            failures.append(example)
            text += "**✗ \(name)** — \(language(example.verdict.word)), \(language("see %1", failures.count))"
        }
        if !isStable, example.result.duration >= 0.1 { text += " (\(language.seconds(example.result.duration)))" }
    }

    private func tags(_ tags: [String], except inherited: [String]) -> String {
        tags.filter { !inherited.contains($0) }.map { " " + Markdown.code($0) }.joined()
    }
}

struct MarkdownFailures {
    let examples: [ReportedExample]
    let outside: [RecordedFailure]
    let places: Places
    let command: String

    private var language: ReportLanguage { places.language }

    var text: String {
        if examples.isEmpty, outside.isEmpty { return "" }
        var text = "## \(language("Failures"))\n\n"
        for (index, example) in examples.enumerated() { text += self.text(index + 1, example) }
        if !outside.isEmpty {
            text += "### \(language("Outside the examples"))\n\n"
            outside.forEach { text += failure($0, of: nil) }
        }
        return text
    }

    private func text(_ number: Int, _ example: ReportedExample) -> String {
        let result = example.result
        var text = "### \(number). \(Markdown.text(places.uniqueName(of: example.identity)))\n\n"
        example.failures.forEach { text += failure($0, of: example) }
        if let steps = result.steps, !steps.isEmpty {
            text += "\(language("Steps")):\n\n"
            for step in result.stepsAsBegun {
                let indent = String(repeating: "  ", count: step.level)
                text += indent + "- " + (step.hasFailed ? "**✗** " : "✓ ") + Markdown.text(step.name) + "\n"
            }
            text += "\n"
        }
        for attachment in result.attachments ?? [] {
            guard let content = attachment.text else { continue }
            text +=
                Markdown.text(attachment.caption(language)) + ":\n\n" + Markdown.block(content.withoutColours) + "\n"
        }
        text += language("Run it again: ") + Markdown.code(example.rerun(command, places)) + "\n\n"
        guard let output = result.output, !output.isEmpty else { return text }
        return text + "\(language("Output")):\n\n"
            + Markdown.block(output.map(\.withoutColours).joined(separator: "\n")) + "\n"
    }

    private func failure(_ failure: RecordedFailure, of example: ReportedExample?) -> String {
        let place = failure.location.map { Markdown.code(places.text($0)) + "\n\n" } ?? ""
        let origins = places.origins(of: failure, in: example).map { origin in
            language("in %1, %2", Markdown.text(origin.name), Markdown.code(places.text(origin.location))) + "\n\n"
        }
        return place + Markdown.block(places.shortened(failure.message), language: "diff") + "\n" + origins.joined()
    }
}
