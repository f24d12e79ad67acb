import SpecEvents

/// Writes JUnit XML by the schema that Jenkins publishes (`junit-10.xsd`), at the end of the run.
///
/// A class is a `testsuite`, an example a `testcase` with one `failure`, `error` or `skipped` at most, because readers
/// look at no more than one. An example that ended its process is an `error`. A known issue counts as skipped, as in other
/// tools. Tags are the `group` of a test case, and a property of its suite. A test case has the attributes `file` and `line`,
/// which are not in the schema, because GitLab and others link to the code by them.
package final class JUnitReporter: Reporter {
    private let name: String
    private let places: Places
    private let write: (String) -> Void
    /// The suites in the order in which their classes came.
    private var suites: [JUnitSuite] = []
    private var indices: [String: Int] = [:]

    package init(_ places: Places = Places(), name: String = "specs", write: @escaping (String) -> Void) {
        (self.places, self.name, self.write) = (places, name, write)
    }

    /// Adds an example that ended to its suite.
    package func report(_ event: Event) {
        if case .exampleFinished(let identity, let result) = event { add(ReportedExample(identity, result)) }
    }

    /// Writes the document.
    package func finish(_ summary: Summary) {
        var suites = suites
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

    private func add(_ example: ReportedExample) {
        let className = example.identity.className
        let index = indices[className] ?? suites.count
        if index == suites.count {
            indices[className] = index
            suites.append(JUnitSuite(name: className))
        }
        suites[index].add(example, places)
    }
}
