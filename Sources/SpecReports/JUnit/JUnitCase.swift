import SpecEvents

/// A `testcase`: an example.
struct JUnitCase {
    let example: ReportedExample
    let paths: Paths

    func append(to text: inout String) {
        let identity = example.identity
        text += "    <testcase name=\"\(Escaping.xmlAttribute(identity.fullName))\""
        text += " classname=\"\(Escaping.xmlAttribute(identity.className))\""
        if !example.tags.isEmpty { text += " group=\"\(Escaping.xmlAttribute(example.tags.joined(separator: ", ")))\"" }
        text += " time=\"\(decimal(example.result.duration, places: 3))\""
        let content = self.content
        text += content.isEmpty ? "/>\n" : ">\n\(content)    </testcase>\n"
    }

    private var content: String {
        var text = verdict
        let attempt = example.verdict == .flaky ? "flakyFailure" : "rerunFailure"
        for failures in example.result.earlierAttempts ?? [] { text += Self.attempt(attempt, failures, paths) }
        let output = ExampleTranscript(example.result).text
        if !output.isEmpty { text += "      <system-out>\(Escaping.xmlText(output))</system-out>\n" }
        return text
    }

    private var verdict: String {
        let result = example.result
        switch example.verdict {
        case .passed, .flaky: return ""
        case .skipped:
            let message = result.reason.map { " message=\"\(Escaping.xmlAttribute($0))\"" } ?? ""
            return "      <skipped\(message)/>\n"
        case .knownIssue:
            let message = "known issue" + (result.reason.map { ": \($0)" } ?? "")
            return Self.problem("skipped", type: "knownIssue", message, result.expectedFailures ?? [], paths)
        case .failed: return Self.problem("failure", type: "failed", example.failures, paths)
        case .crashed, .timedOut, .exited:
            return Self.problem("error", type: result.status.rawValue, example.failures, paths)
        }
    }

    static func problem(_ element: String, type: String, _ failures: [RecordedFailure], _ paths: Paths) -> String {
        problem(element, type: type, Self.message(failures), failures, paths)
    }

    private static func problem(
        _ element: String,
        type: String,
        _ message: String,
        _ failures: [RecordedFailure],
        _ paths: Paths
    ) -> String {
        let text = Escaping.xmlText(text(failures, paths))
        return "      <\(element) type=\"\(type)\" message=\"\(Escaping.xmlAttribute(message))\">\(text)</\(element)>\n"
    }

    private static func attempt(_ element: String, _ failures: [RecordedFailure], _ paths: Paths) -> String {
        let trace = Escaping.xmlText(text(failures, paths))
        return "      <\(element) type=\"failed\" message=\"\(Escaping.xmlAttribute(message(failures)))\">"
            + "<stackTrace>\(trace)</stackTrace></\(element)>\n"
    }

    /// The first line of the first failure, and how many more there are.
    private static func message(_ failures: [RecordedFailure]) -> String {
        let first = failures.first?.message.reportLines.first.map(String.init) ?? "no failure was recorded"
        return failures.count > 1 ? "\(first) (and \(failures.count - 1) more)" : first
    }

    private static func text(_ failures: [RecordedFailure], _ paths: Paths) -> String {
        failures.map { failure in
            (failure.location.map { paths.text($0) + ": " } ?? "") + failure.message
        }.joined(separator: "\n")
    }
}
