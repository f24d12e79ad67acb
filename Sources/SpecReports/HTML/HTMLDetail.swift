import SpecEvents

/// The details of an example, shown when it is opened: failures, attempts, steps, attachments and output.
struct HTMLDetail {
    let example: ReportedExample
    let failure: HTMLFailure
    /// The pictures of the example above.
    var picturesBefore: [ExampleAttachment] = []

    private var language: ReportLanguage { failure.places.language }

    var text: String {
        let result = example.result
        var text = (example.identity.bugs ?? []).map(bug).joined()
        if example.verdict.isFailure { example.failures.forEach { text += failure.text($0, of: example) } }
        result.expectedFailures?.forEach { text += failure.text($0, of: example) }
        for (index, failures) in (result.earlierAttempts ?? []).enumerated() {
            text += "<p class=\"label\">\(language("Attempt %1 failed", index + 1))</p>\n"
            failures.forEach { text += failure.text($0, of: example) }
        }
        text += HTMLSnapshots(result: result, places: failure.places).text
        text += steps(result.stepsAsBegun)
        text += attachments(result.attachments ?? [])
        if let output = result.output, !output.isEmpty {
            let lines = Escaping.html(output.map(\.withoutColours).joined(separator: "\n"))
            text +=
                "<p class=\"label\">\(language("Output"))</p>\n<pre class=\"output\" tabindex=\"0\">\(lines)</pre>\n"
        }
        return text
    }

    /// The reference to an issue, as a link if it is a URL.
    private func bug(_ reference: String) -> String {
        let shown = Escaping.html(reference)
        let isLink = reference.hasPrefix("https://") || reference.hasPrefix("http://")
        return "<p class=\"label\">\(language("Reported: "))" + (isLink ? "<a href=\"\(shown)\">\(shown)</a>" : shown)
            + "</p>\n"
    }

    private func steps(_ steps: [ExampleStep]) -> String {
        if steps.isEmpty { return "" }
        let items = steps.map { step in
            let time = step.duration >= 0.1 ? " <span class=\"time\">\(language.seconds(step.duration))</span>" : ""
            let bad = step.hasFailed ? " <b>\(language("failed"))</b>" : ""
            let kind = step.hasFailed ? "bad" : "good"
            return
                "<li class=\"\(kind)\" style=\"--level:\(step.level)\">\(Escaping.html(step.name))\(bad)\(time)</li>\n"
        }
        return "<p class=\"label\">\(language("Steps"))</p>\n<ol class=\"steps\">\n\(items.joined())</ol>\n"
    }

    /// The attachments, of which those that repeat the picture above, or one of the example above, are folded to a line.
    private func attachments(_ attachments: [ExampleAttachment]) -> String {
        var known = picturesBefore
        return attachments.map { attachment in
            let isSame = known.contains { $0.content == attachment.content && $0.mediaType == attachment.mediaType }
            if known.isEmpty || !isSame { known.append(attachment) }
            return figure(attachment, isSame: isSame)
        }.joined()
    }

    private func figure(_ attachment: ExampleAttachment, isSame: Bool) -> String {
        let caption = Escaping.html(attachment.caption(language))
        let content = content(attachment, caption)
        if !isSame { return "<figure>\n<figcaption class=\"label\">\(caption)</figcaption>\n\(content)</figure>\n" }
        let note = "<span class=\"why\">\(language("the same as above"))</span>"
        return "<details class=\"same\"><summary class=\"label\">\(caption) \(note)</summary>\n\(content)</details>\n"
    }

    private func content(_ attachment: ExampleAttachment, _ name: String) -> String {
        if let text = attachment.text {
            return "<pre class=\"attached\" tabindex=\"0\">\(Escaping.html(text.withoutColours))</pre>\n"
        }
        // Only the characters of media types: others could end the value of the attribute.
        let type = attachment.mediaType.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-.".contains($0)) }
        let source = "data:\(type);base64,\(attachment.content.base64EncodedString())"
        if type.hasPrefix("image/") { return "<img src=\"\(source)\" alt=\"\(name)\">\n" }
        let size = language("%1 byte|%1 bytes", attachment.content.count)
        let save = Escaping.html(language("Save (%1, %2)", type, size))
        return "<a href=\"\(source)\" download=\"\(name)\">\(save)</a>\n"
    }
}
