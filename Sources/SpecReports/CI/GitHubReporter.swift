import SpecEvents

/// Writes annotations for GitHub Actions: an error for each failure, a warning for each flaky example, and a folded group
/// with the steps, output and attachments of each example that failed.
package final class GitHubReporter: Reporter {
    private let paths: Paths
    private let source: SourceExcerpts
    private let write: (String) -> Void

    /// Makes a reporter.
    ///
    /// - Parameters:
    ///   - baseFolder: The root of the repository, without a slash at its end; annotations need paths that are relative to it.
    ///   - source: The source code, for the places that led to failures.
    ///   - write: Takes text, line breaks included.
    package init(
        baseFolder: String = "",
        source: SourceExcerpts = SourceExcerpts(),
        write: @escaping (String) -> Void
    ) {
        paths = Paths(baseFolder: baseFolder)
        self.source = source
        self.write = write
    }

    /// Writes the failures of an example as soon as it ends.
    package func report(_ event: Event) {
        switch event {
        case .exampleFinished(let identity, let result): report(ReportedExample(identity, result))
        case .failedOutsideExamples(let failure): annotate("error", failure, of: nil, title: "Outside any example")
        case .exampleListed, .runStarted, .phaseStarted, .exampleStarted, .stepStarted, .runFinished: break
        }
    }

    private func report(_ example: ReportedExample) {
        if example.verdict.isFailure {
            example.failures.forEach { annotate("error", $0, of: example, title: example.identity.fullName) }
            printGroup(example)
        } else if example.verdict == .flaky, let failure = example.result.earlierAttempts?.joined().first {
            let attempt = example.result.attemptCount
            let title = "flaky, passed at attempt \(attempt): \(example.identity.fullName)"
            annotate("warning", failure, of: example, title: title)
        }
    }

    private func annotate(
        _ command: String,
        _ failure: RecordedFailure,
        of example: ReportedExample?,
        title: String
    ) {
        var properties = "title=\(Self.property(title))"
        if let location = failure.location {
            properties = "file=\(Self.property(paths.short(location.file))),line=\(location.line)," + properties
        }
        let origins = example?.origins(of: failure, in: source) ?? []
        let message = ([paths.shortened(failure.message)] + origins.map { $0.text(paths) }).joined(separator: "\n")
        write("::\(command) \(properties)::\(Self.message(message))\n")
    }

    /// The steps, output and attachments of an example, folded. Each line begins with a bar, so that GitHub does not
    /// take the output of an example for a command.
    private func printGroup(_ example: ReportedExample) {
        let story = ExampleTranscript(example.result).text
        guard !story.isEmpty else { return }
        write("::group::\(Self.message(example.identity.fullName))\n")
        for line in Escaping.terminal(story).reportLines { write("│ \(line)\n") }
        write("::endgroup::\n")
    }

    /// Text as GitHub reads it after the second `::`.
    private static let message = Escaping(["%": "%25", "\n": "%0A", "\r": "%0D"])
    /// Text as GitHub reads it as the value of a property.
    private static let property = Escaping(["%": "%25", "\n": "%0A", "\r": "%0D", ":": "%3A", ",": "%2C"])
}
