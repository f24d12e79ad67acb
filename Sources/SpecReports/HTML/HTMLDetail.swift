import Foundation
import SpecEvents

/// What is told of an example when it is opened: failures, attempts, steps, attachments and output.
struct HTMLDetail {
    let example: ReportedExample
    let paths: Paths
    let excerpts: SourceExcerpts

    var text: String {
        let result = example.result
        guard example.verdict != .passed || result.steps != nil || result.attachments != nil || result.output != nil
        else { return "" }
        var text = ""
        if example.verdict.isFailure { example.failures.forEach { text += failure($0) } }
        result.expectedFailures?.forEach { text += failure($0) }
        for (index, failures) in (result.earlierAttempts ?? []).enumerated() {
            text += "<p class=\"label\">Attempt \(index + 1) failed</p>\n"
            failures.forEach { text += failure($0) }
        }
        text += steps(result.stepsAsBegun)
        (result.attachments ?? []).forEach { text += attachment($0) }
        if let output = result.output, !output.isEmpty {
            let lines = Escaping.html(output.map(\.withoutColours).joined(separator: "\n"))
            text += "<p class=\"label\">Output</p>\n<pre class=\"output\" tabindex=\"0\">\(lines)</pre>\n"
        }
        return text
    }

    /// A failure: its place, its message with the difference in colours, and the code around the place.
    func failure(_ failure: RecordedFailure) -> String {
        var text = "<div class=\"failure\">\n"
        text += "<pre class=\"message\">\(message(failure.message))</pre>\n"
        if let location = failure.location {
            text += "<p class=\"place\">\(Escaping.html(paths.text(location)))</p>\n"
            text += source(excerpts.lines(around: location))
        }
        return text + "</div>\n"
    }

    private func message(_ message: String) -> String {
        message.reportLines.map { line in
            let text = Escaping.html(String(line))
            if line.hasPrefix("-") { return "<del>\(text)</del>" }
            return line.hasPrefix("+") ? "<ins>\(text)</ins>" : text
        }.joined(separator: "\n")
    }

    private func source(_ lines: [SourceExcerpts.Line]) -> String {
        if lines.isEmpty { return "" }
        let width = String(lines.last?.number ?? 0).count
        let rows = lines.map { line in
            let number = String(line.number)
            let row = String(repeating: " ", count: width - number.count) + "\(number)  \(Escaping.html(line.text))"
            return line.isMeant ? "<mark>\(row)</mark>" : row
        }
        return "<pre class=\"source\" tabindex=\"0\">\(rows.joined(separator: "\n"))</pre>\n"
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
        // Only what belongs into a media type: the rest could leave the attribute's value.
        let type = attachment.mediaType.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-.".contains($0)) }
        let source = "data:\(type);base64,\(attachment.content.base64EncodedString())"
        if type.hasPrefix("image/") { return "<img src=\"\(source)\" alt=\"\(name)\">\n" }
        let size = counted(attachment.content.count, "byte")
        return "<a href=\"\(source)\" download=\"\(name)\">Save (\(Escaping.html(type)), \(size))</a>\n"
    }
}
