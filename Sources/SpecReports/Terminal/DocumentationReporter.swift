import SpecEvents

/// A reporter that prints examples as nested documentation. Each example is printed when it ends.
package final class DocumentationReporter: Reporter {
    private let style: TerminalStyle
    private let printed: PrintedResults?
    private let chapters: Chapters
    private var filter: AudienceFilter
    private let write: (String) -> Void
    private var printedChapter: Chapter?
    private var notPassed: [ExampleIdentity] = []
    private var printedHeading: (className: String, groups: [String])?
    private var tally = Tally()
    /// The number of examples that are skipped because others are focused, and the printed reason.
    private var leftOut = (count: 0, reason: "")
    private var unchangedCount = 0

    /// - Parameter chapters: Examples must end in the order of these chapters.
    package init(
        style: TerminalStyle,
        since printed: PrintedResults? = nil,
        chapters: Chapters = .none,
        audience: Audience = .all,
        write: @escaping (String) -> Void
    ) {
        (self.style, self.printed, self.chapters, self.write) = (style, printed, chapters, write)
        filter = AudienceFilter(audience, chapters)
    }

    package func report(_ event: Event) {
        guard case .exampleFinished(let example, let result) = event else { return }
        if let reason = result.reason, result.status == .skipped, SkipReason.isFocusElsewhere(reason) {
            return leftOut = (leftOut.count + 1, reason)
        }
        // Hidden examples are counted, too, because failures are numbered by this tally.
        tally.count(result.verdict)
        if result.verdict != .passed { notPassed.append(example) }
        guard let shown = filter.shown(ReportedExample(example, result)) else { return }
        if printed?.note(example, result) == true { return unchangedCount += 1 }
        printHeadings(of: example)
        let indent = Self.indent(example.names.count - 1)
        write(indent + line(for: shown) + "\n")
        for line in result.output ?? [] { write(indent + "  " + style.printed(line) + "\n") }
    }

    package func finish(_ summary: Summary) {
        if leftOut.count > 0 {
            let count = language("%1 example left out: %2|%1 examples left out: %2", leftOut.count, leftOut.reason)
            let text = "- \(Escaping.line(count))"
            write("\n" + style.palette.yellow(text) + "\n")
        }
        if unchangedCount > 0 {
            let count = language("%1 example ended as before|%1 examples ended as before", unchangedCount)
            write("\n" + style.palette.dim("- " + count) + "\n")
        }
        var summary = summary
        if !chapters.isEmpty { summary.sort(like: notPassed) }
        RunEnd(style: style, write: write, showsLastOutput: false).print(summary)
    }

    private var language: ReportLanguage { style.language }

    private func printChapter(of example: ExampleIdentity) {
        let next = chapters.chapter(of: example.className)
        guard let next, next != printedChapter else { return }
        printedChapter = next
        let line = String(repeating: "═", count: min(next.title.count, (style.columns ?? 80) - 1))
        write("\n" + style.palette.bold(Escaping.line(next.title)) + "\n" + style.palette.dim(line) + "\n")
        if !next.introduction.isEmpty {
            write("\n" + style.block(next.paragraphs, indent: 0, paint: style.palette.dim))
        }
        write("\n")
        printedHeading = nil
    }

    private func printHeadings(of example: ExampleIdentity) {
        printChapter(of: example)
        let groups = language.names(of: example).dropLast()
        var known = 0
        if let printedHeading {
            let isSameClass = printedHeading.className == example.className
            if isSameClass { known = zip(printedHeading.groups, groups).prefix { $0 == $1 }.count }
            // Blank lines separate outermost groups, but not successive examples outside of groups.
            if known == 0, !isSameClass || !(printedHeading.groups.isEmpty && groups.isEmpty) { write("\n") }
        }
        for (level, group) in groups.enumerated().dropFirst(known) {
            write(Self.indent(level) + style.palette.bold(Escaping.line(group)) + "\n")
        }
        printedHeading = (example.className, Array(groups))
    }

    private func line(for shown: ReportedExample) -> String {
        let (example, result) = (shown.identity, shown.result)
        let name = Escaping.line(shown.name) + style.palette.dim(Escaping.line(style.places.classNote(of: example)))
        let reason = result.reason.map(language.reason)
        let time = result.duration >= style.slowThreshold ? note(language.seconds(result.duration)) : ""
        let line =
            switch result.verdict {
            case .passed: style.palette.green("✓ ") + name + time
            case .knownIssue:
                style.palette.yellow("✓ \(name)") + note(language("known issue") + (reason.map { ": \($0)" } ?? ""))
            case .flaky:
                style.palette.yellow("✓ \(name)") + note(language("flaky: attempt %1", result.attemptCount)) + time
            case .skipped: style.palette.yellow("- \(name)") + (reason.map(note) ?? "")
            case .failed: style.palette.red("✗ \(name) [\(tally.failures)]") + time
            case .crashed, .exited, .timedOut:
                style.palette.red("✗ \(name) [\(tally.failures)]") + (reason.map(note) ?? "")
            }
        let bugs = result.verdict == .passed ? nil : example.bugs
        return line + (bugs.map { note(language("see %1", $0.joined(separator: ", "))) } ?? "") + tags(of: example)
    }

    private func note(_ text: String) -> String { style.palette.dim(" (\(Escaping.line(text)))") }

    private func tags(of example: ExampleIdentity) -> String {
        guard style.showsTags, let tags = example.tags else { return "" }
        return style.palette.dim(tags.map { " #\(Escaping.line($0))" }.joined())
    }

    private static func indent(_ level: Int) -> String { String(repeating: "  ", count: max(level, 0)) }
}

/// Remembers the results that have been printed, so that later runs print only what has changed.
package final class PrintedResults {
    private struct Entry: Equatable {
        let verdict: Verdict
        let reason: String?
        let output: [String]?
    }

    private var entries: [String: Entry] = [:]

    package init() {}

    /// Records a result. Returns whether the example's verdict, reason and output are unchanged.
    func note(_ example: ExampleIdentity, _ result: ExampleResult) -> Bool {
        let entry = Entry(verdict: result.verdict, reason: result.reason, output: result.output)
        return entries.updateValue(entry, forKey: example.identifier) == entry
    }
}
