import SpecEvents

/// What an example did, as text: its steps, its output and its attachments.
struct ExampleTranscript {
    let text: String

    init(_ result: ExampleResult) {
        var lines = result.stepsAsBegun.map { step in
            String(repeating: "  ", count: step.level) + (step.hasFailed ? "✗ " : "✓ ") + step.name
        }
        lines += (result.output ?? []).map(\.withoutColours)
        for attachment in result.attachments ?? [] {
            lines.append("[\(attachment.name)]")
            lines.append(
                attachment.text?.withoutColours ?? "\(attachment.mediaType), \(attachment.content.count) bytes"
            )
        }
        text = lines.joined(separator: "\n")
    }
}
