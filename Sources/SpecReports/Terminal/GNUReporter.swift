import SpecEvents

/// Writes each failure as compilers do, `file:line: error: message`, as soon as its example ends. Xcode and other editors
/// link such lines to the code; Xcode needs absolute paths.
package final class GNUReporter: Reporter {
    private let source: SourceExcerpts
    private let write: (String) -> Void

    package init(source: SourceExcerpts = SourceExcerpts(), write: @escaping (String) -> Void) {
        self.source = source
        self.write = write
    }

    /// Writes the failures as errors, and the failed attempts of a flaky example as warnings.
    package func report(_ event: Event) {
        switch event {
        case .exampleFinished(let identity, let result):
            let example = ReportedExample(identity, result)
            if example.verdict.isFailure { example.failures.forEach { print("error", $0, example, identity.fullName) } }
            guard example.verdict == .flaky else { return }
            for failure in (result.earlierAttempts ?? []).joined() {
                print("warning", failure, example, "flaky: " + identity.fullName)
            }
        case .failedOutsideExamples(let failure): print("error", failure, nil, nil)
        case .exampleListed, .runStarted, .phaseStarted, .exampleStarted, .stepStarted, .runFinished: break
        }
    }

    private func print(_ kind: String, _ failure: RecordedFailure, _ example: ReportedExample?, _ name: String?) {
        let place = failure.location?.description ?? "specs"
        let lines = Escaping.terminal(failure.message).reportLines.joined(separator: "\n    ")
        write("\(place): \(kind): \(name.map { Escaping.line($0) + ": " } ?? "")\(lines)\n")
        for origin in example?.origins(of: failure, in: source) ?? [] {
            write("\(origin.location): note: in \(Escaping.line(origin.name))\n")
        }
    }
}
