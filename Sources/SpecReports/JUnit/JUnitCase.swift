import SpecEvents

/// A `testcase`: an example.
struct JUnitCase {
    let example: ReportedExample
    let places: Places

    func append(to text: inout String) {
        let identity = example.identity
        text += "    <testcase name=\"\(Escaping.xmlAttribute(identity.uniqueName))\""
        text += " classname=\"\(Escaping.xmlAttribute(identity.className))\""
        if let location = identity.location {
            text += " file=\"\(Escaping.xmlAttribute(places.short(location.file)))\" line=\"\(location.line)\""
        }
        if !example.tags.isEmpty { text += " group=\"\(Escaping.xmlAttribute(example.tags.joined(separator: ", ")))\"" }
        text += " time=\"\(decimal(example.result.duration, places: 3))\""
        let content = self.content
        text += content.isEmpty ? "/>\n" : ">\n\(content)    </testcase>\n"
    }

    private var content: String {
        var text = verdict
        let attempt = example.verdict == .flaky ? "flakyFailure" : "rerunFailure"
        for failures in example.result.earlierAttempts ?? [] {
            text += JUnitProblem(attempt, type: "failed", failures, of: example, places).attempt
        }
        let output = example.result.transcript
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
            let failures = result.expectedFailures ?? []
            let type = "knownIssue"
            return JUnitProblem("skipped", type: type, message: message, failures, of: example, places).text
        case .failed: return problem("failure", type: "failed")
        case .crashed, .timedOut, .exited: return problem("error", type: result.status.rawValue)
        }
    }

    private func problem(_ element: String, type: String) -> String {
        JUnitProblem(element, type: type, example.failures, of: example, places).text
    }
}
