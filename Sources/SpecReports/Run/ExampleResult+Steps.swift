import SpecEvents

extension ExampleResult {
    /// The steps in the order in which they began; `steps` has them in the order in which they ended.
    var stepsAsBegun: [ExampleStep] {
        // The steps that ended last, by level. A step contains all deeper steps that ended before it.
        var ended: [(level: Int, steps: [ExampleStep])] = []
        for step in steps ?? [] {
            let first = ended.lastIndex { $0.level <= step.level }.map { $0 + 1 } ?? 0
            let inner = ended[first...].flatMap(\.steps)
            ended.removeSubrange(first...)
            ended.append((step.level, [step] + inner))
        }
        return ended.flatMap(\.steps)
    }

    /// What the example did, as text: its steps, its output and its attachments.
    var transcript: String {
        let steps = stepsAsBegun.map { step in
            String(repeating: "  ", count: step.level) + (step.hasFailed ? "✗ " : "✓ ") + step.name
        }
        let attached = (attachments ?? []).flatMap { attachment in
            let content = attachment.text?.withoutColours
            return ["[\(attachment.name)]", content ?? "\(attachment.mediaType), \(attachment.content.count) bytes"]
        }
        return (steps + (output ?? []).map(\.withoutColours) + attached).joined(separator: "\n")
    }
}
