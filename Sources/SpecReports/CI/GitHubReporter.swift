import SpecEvents

/// Writes workflow commands for GitHub Actions: an error for each failure, a warning for each flaky
/// example, and a collapsed group with the details of each example that failed.
///
/// Other output may contain commands to GitHub, such as `::error::`, so the reporter makes GitHub
/// ignore other commands from the first event on. Put it after all reporters that print.
package final class GitHubReporter: Reporter {
    private let places: Places
    private let token: String
    private let annotates: Bool
    private let write: (String) -> Void
    /// The commands to write at the end of the run; `nil` if commands are written immediately.
    private var waiting: String?
    private var hasStopped = false

    /// - Parameters:
    ///   - places: The settings for source locations, which make paths relative to the root of the
    ///     repository, as annotations require.
    ///   - token: The token that makes GitHub obey commands again; keep it secret during the run.
    ///   - annotates: Whether to write annotations in addition to stopping commands.
    ///   - waitsForEnd: Whether to wait for the end, as earlier text may lack a final line break.
    ///   - write: Receives text, including line breaks.
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
        if let example = ReportedExample(event) { report(example) }
        guard case .failedOutsideExamples(let failure) = event else { return }
        command(annotation("error", failure, of: nil, title: "Outside any example"))
    }

    /// Makes GitHub obey commands again, and writes those that were held back.
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

    /// Writes commands that GitHub is to obey.
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

    /// An example's details, as a collapsed group. Each line begins with a bar, so it cannot begin
    /// with `::`. Commands are also stopped, because GitHub obeys `##[error]` anywhere in a line.
    private func group(_ example: ReportedExample) -> String {
        let story = example.result.transcript
        guard !story.isEmpty else { return "" }
        let lines = Escaping.terminal(story).reportLines.map { "│ \($0)\n" }.joined()
        let begin = "::group::\(Self.message(example.identity.uniqueName))\n"
        return "\(begin)::stop-commands::\(token)\n\(lines)::\(token)::\n::endgroup::\n"
    }

    /// Escapes text for the place after the second `::` of a command.
    private static let message = Escaping(["%": "%25", "\n": "%0A", "\r": "%0D"])
    /// Escapes text for the value of a property.
    private static let property = Escaping(["%": "%25", "\n": "%0A", "\r": "%0D", ":": "%3A", ",": "%2C"])
}
