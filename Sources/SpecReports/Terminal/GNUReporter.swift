import SpecEvents

/// A reporter that writes failures as compilers do, `file:line: error: message`, as soon as the
/// example ends. Editors turn such lines into links. Paths are absolute, as Xcode requires.
package final class GNUReporter: Reporter {
    private static let maxCharacters = 300

    private let places: Places
    private let write: (String) -> Void

    package init(source: SourceExcerpts = .none, write: @escaping (String) -> Void) {
        (places, self.write) = (Places(source: source), write)
    }

    package func report(_ event: Event) {
        if case .failedOutsideExamples(let failure) = event { print("error", failure, nil, nil) }
        guard let example = ReportedExample(event) else { return }
        let name = example.identity.uniqueName
        if example.verdict.isFailure { example.failures.forEach { print("error", $0, example, name) } }
        guard example.verdict == .flaky else { return }
        for failure in (example.result.earlierAttempts ?? []).joined() {
            print("warning", failure, example, "flaky: " + name)
        }
    }

    private func print(_ kind: String, _ failure: RecordedFailure, _ example: ReportedExample?, _ name: String?) {
        let place = failure.location?.description ?? "specs"
        let message = failure.message.reportLines.map { Escaping.line(String($0.drop(while: \.isWhitespace))) }
            .filter { !$0.isEmpty }.joined(separator: " ")
        let most = Self.maxCharacters
        let short = message.count > most ? message.prefix(most - 1) + "…" : message
        let origins = places.origins(of: failure, in: example).map { Escaping.line($0.text(places)) }
        let end = origins.isEmpty ? "" : " (\(origins.joined(separator: ", ")))"
        write("\(place): \(kind): \(name.map { Escaping.line($0) + ": " } ?? "")\(short)\(end)\n")
    }
}
