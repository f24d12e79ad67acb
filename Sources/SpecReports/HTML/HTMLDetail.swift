import SpecEvents

/// The details of an example, shown when it is opened: failures, attempts, steps, attachments and output.
struct HTMLDetail {
    let example: ReportedExample
    let failure: HTMLFailure

    var text: String {
        let result = example.result
        guard
            example.verdict != .passed || result.steps != nil || result.attachments != nil || result.output != nil
                || example.identity.bugs != nil
        else { return "" }
        var text = (example.identity.bugs ?? []).map(bug).joined()
        if example.verdict.isFailure { example.failures.forEach { text += failure.text($0, of: example) } }
        result.expectedFailures?.forEach { text += failure.text($0, of: example) }
        for (index, failures) in (result.earlierAttempts ?? []).enumerated() {
            text += "<p class=\"label\">Attempt \(index + 1) failed</p>\n"
            failures.forEach { text += failure.text($0, of: example) }
        }
        text += steps(result.stepsAsBegun)
        (result.attachments ?? []).forEach { text += attachment($0) }
        if let output = result.output, !output.isEmpty {
            let lines = Escaping.html(output.map(\.withoutColours).joined(separator: "\n"))
            text += "<p class=\"label\">Output</p>\n<pre class=\"output\" tabindex=\"0\">\(lines)</pre>\n"
        }
        return text
    }

    /// The reference to an issue, as a link if it is a URL.
    private func bug(_ reference: String) -> String {
        let shown = Escaping.html(reference)
        let isLink = reference.hasPrefix("https://") || reference.hasPrefix("http://")
        return "<p class=\"label\">Reported: " + (isLink ? "<a href=\"\(shown)\">\(shown)</a>" : shown) + "</p>\n"
    }

    private func steps(_ steps: [ExampleStep]) -> String {
        if steps.isEmpty { return "" }
        let items = steps.map { step in
            let time = step.duration >= 0.1 ? " <span class=\"time\">\(seconds(step.duration))</span>" : ""
            let bad = step.hasFailed ? " <b>failed</b>" : ""
            let kind = step.hasFailed ? "bad" : "good"
            return
                "<li class=\"\(kind)\" style=\"--level:\(step.level)\">\(Escaping.html(step.name))\(bad)\(time)</li>\n"
        }
        return "<p class=\"label\">Steps</p>\n<ol class=\"steps\">\n\(items.joined())</ol>\n"
    }

    private func attachment(_ attachment: ExampleAttachment) -> String {
        let name = Escaping.html(attachment.name)
        return "<figure>\n<figcaption class=\"label\">\(name)</figcaption>\n\(content(attachment, name))</figure>\n"
    }

    private func content(_ attachment: ExampleAttachment, _ name: String) -> String {
        if let text = attachment.text {
            return "<pre class=\"attached\" tabindex=\"0\">\(Escaping.html(text.withoutColours))</pre>\n"
        }
        // Only the characters of media types: others could end the value of the attribute.
        let type = attachment.mediaType.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-.".contains($0)) }
        let source = "data:\(type);base64,\(attachment.content.base64EncodedString())"
        if type.hasPrefix("image/") { return "<img src=\"\(source)\" alt=\"\(name)\">\n" }
        let size = counted(attachment.content.count, "byte")
        return "<a href=\"\(source)\" download=\"\(name)\">Save (\(Escaping.html(type)), \(size))</a>\n"
    }
}
