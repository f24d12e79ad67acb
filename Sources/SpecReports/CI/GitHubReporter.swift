import SpecEvents

/// Writes annotations for GitHub Actions: an error for each failure, a warning for each flaky
/// example, and the details of each example that failed, folded.
///
/// What else is printed may hold a line that GitHub takes for a command, such as `::error::`. So
/// others' commands are stopped from the first event on. Put it last among those that print.
package final class GitHubReporter: Reporter {
    private let places: Places
    private let token: String
    private let annotates: Bool
    private let write: (String) -> Void
    /// The commands that wait for the end of the run; `nil` if they are written at once.
    private var waiting: String?
    private var hasStopped = false

    /// Makes a reporter.
    ///
    /// - Parameters:
    ///   - places: Paths are relative to the root of the repository: annotations need that.
    ///   - token: Lets GitHub obey commands again; a secret of the run.
    ///   - annotates: Whether it writes annotations, and not only stops commands.
    ///   - waitsForEnd: Whether all commands are written at the end of the run, because other text
    ///     may not end in a line break before.
    ///   - write: Takes text, line breaks included.
    package init(
        _ places: Places = Places(),
        token: String,
        annotates: Bool = true,
        waitsForEnd: Bool = false,
        write: @escaping (String) -> Void
    ) {
        (self.places, self.token, self.annotates, self.write) = (places, token, annotates, write)
        waiting = waitsForEnd ? "" : nil
    }

    /// Writes the failures of an example as soon as it ends.
    package func report(_ event: Event) {
        if !hasStopped { write("::stop-commands::\(token)\n") }
        hasStopped = true
        guard annotates else { return }
        switch event {
        case .exampleFinished(let identity, let result): report(ReportedExample(identity, result))
        case .failedOutsideExamples(let failure):
            command(annotation("error", failure, of: nil, title: "Outside any example"))
        case .exampleListed, .otherTestsFound, .runStarted, .phaseStarted, .exampleStarted, .stepStarted,
            .exampleFailed, .runFinished:
            break
        }
    }

    /// Lets GitHub obey commands again, after the commands that have waited.
    package func finish(_ summary: Summary) {
        if hasStopped { write("::\(token)::\n") }
        write(waiting ?? "")
        (waiting, hasStopped) = (waiting.map { _ in "" }, false)
    }

    private func report(_ example: ReportedExample) {
        if example.verdict.isFailure {
            let title = example.identity.uniqueName
            command(
                example.failures.map { annotation("error", $0, of: example, title: title) }.joined() + group(example)
            )
        } else if example.verdict == .flaky, let failure = example.result.earlierAttempts?.joined().first {
            let attempt = example.result.attemptCount
            let title = "flaky, passed at attempt \(attempt): \(example.identity.uniqueName)"
            command(annotation("warning", failure, of: example, title: title))
        }
    }

    /// Writes commands, which GitHub obeys.
    private func command(_ text: String) {
        guard !text.isEmpty else { return }
        if waiting == nil {
            write("::\(token)::\n\(text)::stop-commands::\(token)\n")
        } else {
            waiting? += text
        }
    }

    private func annotation(
        _ command: String,
        _ failure: RecordedFailure,
        of example: ReportedExample?,
        title: String
    ) -> String {
        var properties = "title=\(Self.property(title))"
        if let location = failure.location {
            properties = "file=\(Self.property(places.short(location.file))),line=\(location.line)," + properties
        }
        return "::\(command) \(properties)::\(Self.message(places.message(of: failure, in: example)))\n"
    }

    /// The details of an example, folded. A bar begins each line, so that `::` does not; commands
    /// are stopped, too, because GitHub obeys `##[error]` anywhere in a line.
    private func group(_ example: ReportedExample) -> String {
        let story = example.result.transcript
        guard !story.isEmpty else { return "" }
        let lines = Escaping.terminal(story).reportLines.map { "│ \($0)\n" }.joined()
        let begin = "::group::\(Self.message(example.identity.uniqueName))\n"
        return "\(begin)::stop-commands::\(token)\n\(lines)::\(token)::\n::endgroup::\n"
    }

    /// Text as GitHub reads it after the second `::`.
    private static let message = Escaping(["%": "%25", "\n": "%0A", "\r": "%0D"])
    /// Text as GitHub reads it as the value of a property.
    private static let property = Escaping(["%": "%25", "\n": "%0A", "\r": "%0D", ":": "%3A", ",": "%2C"])
}
