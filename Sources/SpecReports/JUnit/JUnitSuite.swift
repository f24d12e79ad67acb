import SpecEvents

/// A `testsuite`: the examples of a class.
struct JUnitSuite {
    private(set) var tally = Tally()
    private let name: String
    private var cases = ""
    private var time = 0.0
    private var tags: Set<String> = []

    init(name: String) {
        self.name = name
    }

    /// Makes a suite of the failures outside examples. Without it, the document of a failed run would look green.
    init(failuresOutsideExamples failures: [RecordedFailure], _ places: Places) {
        self.init(name: "outside examples")
        for (index, failure) in failures.enumerated() {
            tally.count(.exited)
            cases += "    <testcase name=\"failure \(index + 1)\" classname=\"outside examples\" time=\"0.000\">\n"
            cases += JUnitProblem("error", type: "outsideExamples", [failure], of: nil, places).text
            cases += "    </testcase>\n"
        }
    }

    mutating func add(_ example: ReportedExample, _ places: Places) {
        tally.count(example.verdict)
        time += example.result.duration
        tags.formUnion(example.tags)
        JUnitCase(example: example, places: places).append(to: &cases)
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
