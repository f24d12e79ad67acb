import SpecEvents

extension ExampleResult {
    /// The steps in the order in which they began. `steps` is in the order in which they ended.
    var stepsAsBegun: [ExampleStep] {
        // Each element contains one of the outermost steps so far, followed by its inner steps.
        var ended: [(level: Int, steps: [ExampleStep])] = []
        for step in steps ?? [] {
            let first = ended.lastIndex { $0.level <= step.level }.map { $0 + 1 } ?? 0
            let inner = ended[first...].flatMap(\.steps)
            ended.removeSubrange(first...)
            ended.append((step.level, [step] + inner))
        }
        return ended.flatMap(\.steps)
    }

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

extension ExampleAttachment {
    func caption(_ language: ReportLanguage) -> String {
        let when = during.flatMap { moment(in: $0, language) } ?? after.map { language("after “%1”", $0) }
        return ([language(name)] + [when].compactMap(\.self)).joined(separator: ", ")
    }

    private func moment(in part: String, _ language: ReportLanguage) -> String? {
        let isOwn = name == "the screen"
        return switch HookKind(rawValue: part)?.moment {
        case .before: isOwn ? language("before the example") : nil
        case .after: isOwn ? language("after the example") : nil
        case .around, nil: language("during “%1”", part)
        }
    }
}
