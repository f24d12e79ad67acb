import SpecEvents

/// Prints the run as the nested documentation that it is, each example as soon as it is done.
public final class DocumentationReporter: Reporter {
    private let style: TerminalStyle
    private let write: (String) -> Void
    /// The class and the groups under which the last example was printed.
    private var heading: (className: String, groups: [String])?
    private var failureCount = 0

    /// Makes a reporter.
    ///
    /// - Parameters:
    ///   - style: Colours and paths.
    ///   - write: Takes text, line breaks included.
    public init(style: TerminalStyle, write: @escaping (String) -> Void) {
        self.style = style
        self.write = write
    }

    /// Prints an example that is done, below the headings that it has not in common with the one before.
    public func report(_ event: Event) {
        guard case .exampleFinished(let example, let result) = event else { return }
        printHeadings(of: example)
        if result.isFailure { failureCount += 1 }
        let indent = Self.indent(example.names.count - 1)
        write(indent + line(for: example, result) + "\n")
        for line in result.output ?? [] { write(indent + "  " + style.palette.dim(line) + "\n") }
    }

    /// Prints what failed, and the counts.
    public func finish(_ summary: Summary) {
        FailureList(style: style, write: write).print(summary)
        SummaryLine(style: style, write: write).print(summary)
    }

    private func printHeadings(of example: ExampleIdentity) {
        let groups = example.names.dropLast()
        var known = 0
        if let heading {
            let isSameClass = heading.className == example.className
            if isSameClass { known = zip(heading.groups, groups).prefix { $0 == $1 }.count }
            // Air before a new topic; examples that stand in no group follow each other without.
            if known == 0, !isSameClass || !(heading.groups.isEmpty && groups.isEmpty) { write("\n") }
        }
        for (level, group) in groups.enumerated().dropFirst(known) {
            write(Self.indent(level) + style.palette.bold(group) + "\n")
        }
        heading = (example.className, Array(groups))
    }

    private func line(for example: ExampleIdentity, _ result: ExampleResult) -> String {
        let name = example.names.last ?? ""
        let time = result.duration >= style.slowThreshold ? style.palette.dim(" (\(seconds(result.duration)))") : ""
        switch result.status {
        case .passed where result.isKnownIssue: return style.palette.yellow("✓ \(name)") + reason(result)
        case .passed where result.isFlaky: return style.palette.yellow("✓ \(name)") + flaky(result) + time
        case .passed: return style.palette.green("✓ ") + name + time
        case .skipped: return style.palette.yellow("- \(name)") + reason(result)
        case .failed: return style.palette.red("✗ \(name) [\(failureCount)]") + time
        case .crashed, .exited, .timedOut: return style.palette.red("✗ \(name) [\(failureCount)]") + reason(result)
        }
    }

    private func flaky(_ result: ExampleResult) -> String {
        style.palette.dim(" (flaky: attempt \((result.earlierAttempts?.count ?? 0) + 1))")
    }

    private func reason(_ result: ExampleResult) -> String {
        result.reason.map { style.palette.dim(" (\($0))") } ?? ""
    }

    private static func indent(_ level: Int) -> String { String(repeating: "  ", count: max(level, 0)) }
}
