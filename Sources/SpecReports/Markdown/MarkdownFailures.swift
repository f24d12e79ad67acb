import SpecEvents

/// The failures, with the numbers of the tree: places, messages, steps, attachments and output.
struct MarkdownFailures {
    let examples: [ReportedExample]
    let outside: [RecordedFailure]
    let places: Places
    /// The command that runs specs.
    let command: String

    private var language: ReportLanguage { places.language }

    var text: String {
        if examples.isEmpty, outside.isEmpty { return "" }
        var text = "## \(language("Failures"))\n\n"
        for (index, example) in examples.enumerated() { text += self.text(index + 1, example) }
        if !outside.isEmpty {
            text += "### \(language("Outside the examples"))\n\n"
            outside.forEach { text += failure($0, of: nil) }
        }
        return text
    }

    private func text(_ number: Int, _ example: ReportedExample) -> String {
        let result = example.result
        var text = "### \(number). \(Markdown.text(language.uniqueName(of: example.identity)))\n\n"
        example.failures.forEach { text += failure($0, of: example) }
        if let steps = result.steps, !steps.isEmpty {
            text += "\(language("Steps")):\n\n"
            for step in result.stepsAsBegun {
                let indent = String(repeating: "  ", count: step.level)
                text += indent + "- " + (step.hasFailed ? "**✗** " : "✓ ") + Markdown.text(step.name) + "\n"
            }
            text += "\n"
        }
        for attachment in result.attachments ?? [] {
            guard let content = attachment.text else { continue }
            text +=
                Markdown.text(attachment.caption(language)) + ":\n\n" + Markdown.block(content.withoutColours) + "\n"
        }
        text += language("Run it again: ") + Markdown.code(example.rerun(command, places)) + "\n\n"
        guard let output = result.output, !output.isEmpty else { return text }
        return text + "\(language("Output")):\n\n"
            + Markdown.block(output.map(\.withoutColours).joined(separator: "\n")) + "\n"
    }

    private func failure(_ failure: RecordedFailure, of example: ReportedExample?) -> String {
        let place = failure.location.map { Markdown.code(places.text($0)) + "\n\n" } ?? ""
        let origins = places.origins(of: failure, in: example).map { origin in
            language("in %1, %2", Markdown.text(origin.name), Markdown.code(places.text(origin.location))) + "\n\n"
        }
        return place + Markdown.block(places.shortened(failure.message), language: "diff") + "\n" + origins.joined()
    }
}
