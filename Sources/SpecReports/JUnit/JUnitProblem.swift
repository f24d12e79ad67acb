import SpecEvents

/// A `failure`, an `error` or the like: the failures of an example, or of one attempt to run it.
struct JUnitProblem {
    private let element: String
    /// The beginning of the element, with its attributes.
    private let start: String
    private let content: String

    /// The element.
    var text: String { start + "\(content)</\(element)>\n" }

    /// The element of an attempt, which has the failures as its stack trace.
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

    /// The first line of the first failure, and how many more there are.
    private static func message(_ failures: [RecordedFailure]) -> String {
        let first = failures.first?.headline ?? "no failure was recorded"
        return failures.count > 1 ? "\(first) (and \(failures.count - 1) more)" : first
    }
}
