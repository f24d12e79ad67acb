import SpecEvents

/// A reporter that writes JUnit XML in the Jenkins schema (`junit-10.xsd`) when the run ends.
///
/// Each class is a `testsuite`. Each example is a `testcase` with at most one `failure`, `error` or
/// `skipped` element, because tools read only one of them. A crash, an exit or a timeout is an
/// `error`. Known issues count as skipped, as they do in other tools. Tags are in a test case's
/// `group` attribute and in its suite's properties. The attributes `file` and `line` are not part
/// of the schema, but GitLab and other tools use them to link to the code.
package final class JUnitReporter: Reporter {
    private let name: String
    private let places: Places
    private let write: (String) -> Void

    package init(_ places: Places = Places(), name: String = "specs", write: @escaping (String) -> Void) {
        (self.places, self.name, self.write) = (places, name, write)
    }

    package func finish(_ summary: Summary) {
        let classes = Dictionary(grouping: summary.examples, by: \.identity.className)
        var known: Set<String> = []
        let names = summary.examples.map(\.identity.className).filter { known.insert($0).inserted }
        var suites = names.map { JUnitSuite(name: $0, classes[$0] ?? [], places) }
        if !summary.failuresOutsideExamples.isEmpty {
            suites.append(JUnitSuite(failuresOutsideExamples: summary.failuresOutsideExamples, places))
        }
        var tally = Tally()
        suites.forEach { tally.add($0.tally) }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"\(Escaping.xmlAttribute(name))\" time=\"\(decimal(summary.duration, places: 3))\""
        text += "\(tally.attributes(withSkipped: false))>\n"
        for suite in suites { suite.append(to: &text, seed: summary.seed) }
        write(text + "</testsuites>\n")
    }
}

struct JUnitSuite {
    private(set) var tally = Tally()
    private let name: String
    private var cases = ""
    private var time = 0.0
    private var tags: Set<String> = []

    init(name: String, _ examples: [ReportedExample], _ places: Places) {
        self.name = name
        for example in examples {
            tally.count(example.verdict)
            time += example.result.duration
            tags.formUnion(example.tags)
            JUnitCase(example: example, places: places).append(to: &cases)
        }
    }

    /// Creates a suite for these failures, without which all tests might seem to have passed.
    init(failuresOutsideExamples failures: [RecordedFailure], _ places: Places) {
        self.init(name: "outside examples", [], places)
        for (index, failure) in failures.enumerated() {
            tally.count(.exited)
            cases += "    <testcase name=\"failure \(index + 1)\" classname=\"outside examples\" time=\"0.000\">\n"
            cases += JUnitProblem("error", type: "outsideExamples", [failure], of: nil, places).text
            cases += "    </testcase>\n"
        }
    }

    func append(to text: inout String, seed: UInt64?) {
        text += "  <testsuite name=\"\(Escaping.xmlAttribute(name))\"\(tally.attributes(withSkipped: true))"
        text += " time=\"\(decimal(time, places: 3))\">\n"
        let properties = self.properties(seed)
        if !properties.isEmpty { text += "    <properties>\n\(properties)    </properties>\n" }
        text += cases
        text += "  </testsuite>\n"
    }

    private func properties(_ seed: UInt64?) -> String {
        var properties = tags.sorted().map { ("tag", $0) }
        if let seed { properties.append(("seed", String(seed))) }
        return properties.map { name, value in
            "      <property name=\"\(name)\" value=\"\(Escaping.xmlAttribute(value))\"/>\n"
        }.joined()
    }
}

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

/// A `failure`, `error` or similar element that contains the failures of an example or an attempt.
struct JUnitProblem {
    private let element: String
    private let start: String
    private let content: String

    var text: String { start + "\(content)</\(element)>\n" }

    var attempt: String { start + "<stackTrace>\(content)</stackTrace></\(element)>\n" }

    init(
        _ element: String,
        type: String,
        message: String? = nil,
        _ failures: [RecordedFailure],
        of example: ReportedExample?,
        _ places: Places
    ) {
        let message = Escaping.xmlAttribute(places.shortened(message ?? Self.message(failures)))
        self.element = element
        start = "      <\(element) type=\"\(type)\" message=\"\(message)\">"
        let lines = failures.map { failure in
            (failure.location.map { places.text($0) + ": " } ?? "") + places.message(of: failure, in: example)
        }
        content = Escaping.xmlText(lines.joined(separator: "\n"))
    }

    private static func message(_ failures: [RecordedFailure]) -> String {
        let line = failures.first?.headline ?? "no failure was recorded"
        let first = line.count > 1_000 ? line.prefix(1_000) + "…" : line
        return failures.count > 1 ? "\(first) (and \(failures.count - 1) more)" : first
    }
}

extension RecordedFailure {
    /// The first line and, if that line is a custom description, the expectation on the next line.
    var headline: String {
        let lines = message.reportLines
        let first = String(lines.first ?? "")
        guard lines.count > 1, lines[1].hasPrefix("expected ") else { return first }
        return "\(first): \(lines[1])"
    }
}

extension Tally {
    func attributes(withSkipped hasSkipped: Bool) -> String {
        let errors = self[.crashed] + self[.timedOut] + self[.exited]
        let counts = " tests=\"\(total)\" failures=\"\(self[.failed])\" errors=\"\(errors)\""
        return hasSkipped ? counts + " skipped=\"\(self[.skipped] + self[.knownIssue])\"" : counts
    }
}
