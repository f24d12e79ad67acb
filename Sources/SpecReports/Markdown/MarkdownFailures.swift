import SpecEvents

/// The failures, with the numbers of the tree: places, messages, steps, attachments and output.
struct MarkdownFailures {
    let text: String

    init(_ examples: [ReportedExample], _ outside: [RecordedFailure], _ paths: Paths) {
        if examples.isEmpty, outside.isEmpty {
            text = ""
            return
        }
        var text = "## Failures\n\n"
        for (index, example) in examples.enumerated() { text += Self.example(index + 1, example, paths) }
        if !outside.isEmpty {
            text += "### Outside the examples\n\n"
            outside.forEach { text += Self.failure($0, paths) }
        }
        self.text = text
    }

    private static func example(_ number: Int, _ example: ReportedExample, _ paths: Paths) -> String {
        let result = example.result
        var text = "### \(number). \(Markdown.text(example.identity.fullName))\n\n"
        example.failures.forEach { text += failure($0, paths) }
        if let steps = result.steps, !steps.isEmpty {
            text += "Steps:\n\n"
            for step in result.stepsAsBegun {
                let indent = String(repeating: "  ", count: step.level)
                text += indent + "- " + (step.hasFailed ? "**✗** " : "✓ ") + Markdown.text(step.name) + "\n"
            }
            text += "\n"
        }
        for attachment in result.attachments ?? [] {
            guard let content = attachment.text else { continue }
            text += Markdown.text(attachment.name) + ":\n\n" + Markdown.block(content.withoutColours) + "\n"
        }
        guard let output = result.output, !output.isEmpty else { return text }
        return text + "Output:\n\n" + Markdown.block(output.map(\.withoutColours).joined(separator: "\n")) + "\n"
    }

    private static func failure(_ failure: RecordedFailure, _ paths: Paths) -> String {
        let place = failure.location.map { Markdown.code(paths.text($0)) + "\n\n" } ?? ""
        return place + Markdown.block(failure.message, language: "diff") + "\n"
    }
}
