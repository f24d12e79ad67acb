/// The groups and examples as headings and nested lists.
struct MarkdownTree {
    let isStable: Bool
    private(set) var text = ""
    /// The examples that failed, in the order of the tree; their numbers follow this order.
    private(set) var failures: [ReportedExample] = []

    init(isStable: Bool) {
        self.isStable = isStable
    }

    /// Adds an outermost group.
    mutating func append(_ group: ReportGroup) {
        text += "## \(Markdown.text(group.name))\(tags(group.tags, except: []))\n\n"
        append(group.items, indent: "", inherited: group.tags)
        text += "\n"
    }

    private mutating func append(_ items: [ReportGroup.Item], indent: String, inherited: [String]) {
        for item in items {
            switch item {
            case .group(let group):
                text += "\(indent)- \(Markdown.text(group.name))\(tags(group.tags, except: inherited))\n"
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
        let reason = example.result.reason.map { ": " + Markdown.text($0) } ?? ""
        switch example.verdict {
        case .passed: text += "✓ \(name)" + (example.result.expectsNothing ? " — passed, expects nothing" : "")
        case .flaky: text += "↻ \(name) — flaky, passed at attempt \(example.result.attemptCount)"
        case .knownIssue: text += "≈ \(name) — known issue\(reason)"
        case .skipped: text += "– \(name) — skipped\(reason)"
        case .failed, .crashed, .timedOut, .exited:
            failures.append(example)
            text += "**✗ \(name)** — \(example.verdict.word), see \(failures.count)"
        }
        if !isStable, example.result.duration >= 0.1 { text += " (\(seconds(example.result.duration)))" }
    }

    private func tags(_ tags: [String], except inherited: [String]) -> String {
        tags.isEmpty ? "" : tags.filter { !inherited.contains($0) }.map { " " + Markdown.code($0) }.joined()
    }
}
