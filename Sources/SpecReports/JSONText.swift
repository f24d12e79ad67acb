import SpecEvents

/// JSON in the making. Written by hand, because encoding values one by one costs more than the rest of the report.
struct JSONText {
    private(set) var text = ""
    /// Whether the next value is the first of its object or array.
    private var isFirst = true
    /// The line break and the indent of what comes next.
    private var lineBreak = "\n"

    /// Text for a place that many arrays and objects deep.
    init(depth: Int = 0) {
        lineBreak += String(repeating: " ", count: depth)
    }

    /// A value that was written for this place before.
    mutating func value(_ written: String) {
        begin(nil)
        text += written
    }

    mutating func object(_ key: String? = nil, _ fill: (inout JSONText) -> Void) {
        nested(key, "{", "}", fill)
    }

    mutating func array(_ key: String? = nil, _ fill: (inout JSONText) -> Void) {
        nested(key, "[", "]", fill)
    }

    mutating func field(_ key: String?, _ value: String) {
        begin(key)
        text += "\""
        text += Escaping.json(value)
        text += "\""
    }

    mutating func field(_ key: String?, _ value: some BinaryInteger) {
        begin(key)
        text += String(value)
    }

    mutating func field(_ key: String?, _ value: Double) {
        begin(key)
        text += decimal(value, places: 6)
    }

    mutating func field(_ key: String?, _ value: Bool) {
        begin(key)
        text += value ? "true" : "false"
    }

    private mutating func nested(_ key: String?, _ open: String, _ close: String, _ fill: (inout JSONText) -> Void) {
        begin(key)
        text += open
        isFirst = true
        lineBreak += " "
        fill(&self)
        lineBreak.removeLast()
        if !isFirst { text += lineBreak }
        text += close
        isFirst = false
    }

    private mutating func begin(_ key: String?) {
        if !isFirst { text += "," }
        isFirst = false
        if !text.isEmpty { text += lineBreak }
        guard let key else { return }
        text += "\""
        text += key
        text += "\": "
    }
}

extension JSONText {
    mutating func failures(_ key: String?, _ failures: [RecordedFailure], _ paths: Paths) {
        array(key) {
            for failure in failures {
                $0.object {
                    $0.field("message", failure.message)
                    $0.place(failure.location, paths)
                }
            }
        }
    }

    private mutating func place(_ location: CodeLocation?, _ paths: Paths) {
        guard let location else { return }
        field("file", paths.short(location.file))
        field("line", location.line)
    }

    mutating func example(_ example: ReportedExample, _ paths: Paths) {
        let result = example.result
        object {
            $0.field("kind", "example")
            $0.field("name", example.name)
            $0.field("identifier", example.identity.identifier)
            $0.field("status", example.verdict.rawValue)
            $0.field("duration", result.duration)
            $0.place(example.identity.location, paths)
            if let reason = result.reason { $0.field("reason", reason) }
            $0.lines("tags", example.tags)
            if !result.failures.isEmpty { $0.failures("failures", result.failures, paths) }
            if let failures = result.expectedFailures { $0.failures("expectedFailures", failures, paths) }
            if let attempts = result.earlierAttempts {
                $0.array("earlierAttempts") { for failures in attempts { $0.failures(nil, failures, paths) } }
            }
            $0.steps(result.stepsAsBegun)
            $0.lines("output", result.output ?? [])
            $0.attachments(result.attachments ?? [])
        }
    }

    private mutating func lines(_ key: String, _ lines: [String]) {
        guard !lines.isEmpty else { return }
        array(key) { for line in lines { $0.field(nil, line) } }
    }

    private mutating func steps(_ steps: [ExampleStep]) {
        guard !steps.isEmpty else { return }
        array("steps") {
            for step in steps {
                $0.object {
                    $0.field("name", step.name)
                    $0.field("level", step.level)
                    $0.field("duration", step.duration)
                    $0.field("hasFailed", step.hasFailed)
                }
            }
        }
    }

    private mutating func attachments(_ attachments: [ExampleAttachment]) {
        guard !attachments.isEmpty else { return }
        array("attachments") {
            for attachment in attachments {
                $0.object {
                    $0.field("name", attachment.name)
                    $0.field("mediaType", attachment.mediaType)
                    if let text = attachment.text {
                        $0.field("text", text)
                    } else {
                        $0.field("base64", attachment.content.base64EncodedString())
                    }
                }
            }
        }
    }
}
