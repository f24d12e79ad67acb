import SpecEvents

/// A reporter that writes workflow commands for GitHub Actions: an error for each failure, a
/// warning for each flaky example, and a collapsed transcript of each failed example.
///
/// Other output may contain text such as `::error::`, which GitHub would process as a command. From
/// the first event on, GitHub therefore processes only commands from this reporter. Put it after
/// all reporters that print, because ``finish(_:)`` makes GitHub process other commands again.
package final class GitHubReporter: Reporter {
    private let places: Places
    private let token: String
    private let annotates: Bool
    private let write: (String) -> Void
    /// The commands to write when the run ends, or `nil` if commands are written immediately.
    private var waiting: String?
    private var hasStopped = false

    /// - Parameters:
    ///   - places: Settings that shorten paths. GitHub expects paths relative to the repository's
    ///     root.
    ///   - token: The token that resumes command processing. Keep it secret during the run.
    ///   - waitsForEnd: Whether to write commands only when the run ends. Use this if other output
    ///     may leave a line unfinished until then.
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

    package func report(_ event: Event) {
        if !hasStopped { write("::stop-commands::\(token)\n") }
        hasStopped = true
        guard annotates else { return }
        if let example = ReportedExample(event) { report(example) }
        guard case .failedOutsideExamples(let failure) = event else { return }
        command(annotation("error", failure, of: nil, title: "Outside any example"))
    }

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

    /// Each line of the transcript begins with a bar, so that it cannot begin with `::`. Commands
    /// are disabled, too, because GitHub recognizes `##[error]` anywhere in a line.
    private func group(_ example: ReportedExample) -> String {
        let story = example.result.transcript
        guard !story.isEmpty else { return "" }
        let lines = Escaping.terminal(story).reportLines.map { "│ \($0)\n" }.joined()
        let begin = "::group::\(Self.message(example.identity.uniqueName))\n"
        return "\(begin)::stop-commands::\(token)\n\(lines)::\(token)::\n::endgroup::\n"
    }

    private static let message = Escaping(["%": "%25", "\n": "%0A", "\r": "%0D"])
    private static let property = Escaping(["%": "%25", "\n": "%0A", "\r": "%0D", ":": "%3A", ",": "%2C"])
}
