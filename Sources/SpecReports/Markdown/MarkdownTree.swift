/// The groups and examples as headings and nested lists.
struct MarkdownTree {
    let isStable: Bool
    let language: ReportLanguage
    /// How many examples it has.
    private(set) var count = 0
    private(set) var text = ""
    /// The examples that failed, in the order of the tree; their numbers follow this order.
    private(set) var failures: [ReportedExample] = []

    /// Adds a chapter with its outermost groups; these alone without one.
    mutating func append(_ chapter: Chapter?, _ groups: [ReportGroup]) {
        if let chapter {
            text += "## \(Markdown.text(chapter.title))\n\n"
            // Its headings are below that of the chapter.
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
        let name = Markdown.text(example.name)
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
        tags.isEmpty ? "" : tags.filter { !inherited.contains($0) }.map { " " + Markdown.code($0) }.joined()
    }
}
