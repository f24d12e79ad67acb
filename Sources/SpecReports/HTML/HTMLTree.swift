import SpecEvents

/// Markup for the groups and examples. It is compact, because a run may be large.
struct HTMLTree {
    let failure: HTMLFailure
    /// One part per chapter, or a single part if there are no chapters.
    private(set) var parts: [(chapter: Chapter?, anchor: String, groups: [(group: ReportGroup, anchor: String)])] = []
    private(set) var tally = Tally()
    private(set) var text = ""
    private(set) var failures: [(example: ReportedExample, anchor: String)] = []
    private(set) var tags: Set<String> = []
    private(set) var notes: HTMLNotes
    /// The anchors of the examples that did not pass, keyed by identifier.
    private(set) var anchorsByExample: [String: String] = [:]
    private var anchors = Anchors()
    private var language: ReportLanguage { failure.places.language }
    /// The heading level of the outermost groups.
    private var firstLevel = 2
    /// The attachments of the previous example in the group, which the next example may repeat.
    private var pictures: [ExampleAttachment] = []

    init(
        _ parts: [(chapter: Chapter?, groups: [ReportGroup])],
        failure: HTMLFailure,
        notes: HTMLNotes = HTMLNotes()
    ) {
        (self.failure, self.notes) = (failure, notes)
        for (chapter, groups) in parts {
            let anchor = chapter.map { anchors.anchor(ofChapter: $0.title) } ?? ""
            firstLevel = chapter == nil ? 2 : 3
            if let chapter { text += chapter.beginning(anchor) }
            let entries = groups.map { ($0, append($0, in: nil, path: [])) }
            text += chapter == nil ? "" : "</section>\n"
            groups.forEach { tally.add($0.tally) }
            self.parts.append((chapter, anchor, entries))
        }
    }

    private mutating func append(_ group: ReportGroup, in outer: ReportGroup?, path: [String]) -> String {
        let path = path + [group.name]
        pictures = []
        let anchor = anchors.anchor(ofGroup: path)
        let isOutermost = path.count == 1
        if isOutermost { text += "<section class=\"top\" style=\"--lines:\(group.tally.total)\">\n" }
        text += "<details open class=\"group\"\(Self.data(group.tags))>\n"
        text += "<summary>\(heading(group, in: outer, anchor, path))</summary>\n"
        var isInList = false
        for item in group.items {
            switch item {
            case .example(let example):
                if !isInList { text += "<ul>\n" }
                isInList = true
                append(example, in: group)
            case .group(let inner):
                if isInList { text += "</ul>\n" }
                isInList = false
                _ = append(inner, in: group, path: path)
            }
        }
        if isInList { text += "</ul>\n" }
        text += isOutermost ? "</details>\n</section>\n" : "</details>\n"
        return anchor
    }

    private func heading(_ group: ReportGroup, in outer: ReportGroup?, _ anchor: String, _ path: [String]) -> String {
        let level = min(path.count + firstLevel - 1, 6)
        let name = Escaping.html(language.name(group.name, isSharedUse: group.isSharedUse))
        var text = "<h\(level) id=\"\(anchor)\">\(name)</h\(level)>"
        text += Self.tags(group.tags, except: outer?.tags ?? []) + notes.heading(group, in: outer)
        if group.tally.failures > 0 { text += " <b class=\"bad\">\(language("%1 failed", group.tally.failures))</b>" }
        return text
            + "<a class=\"link\" href=\"\(Anchors.link(to: anchor))\" aria-label=\"\(language("Link to %1", name))\">#</a>"
    }

    private mutating func append(_ example: ReportedExample, in group: ReportGroup) {
        let anchor = anchors.anchor(ofExample: example.identity.fullName)
        if example.verdict != .passed { anchorsByExample[example.identity.identifier] = anchor }
        if example.verdict.isFailure { failures.append((example, anchor)) }
        tags.formUnion(example.tags)
        let own = example.tags.filter { !group.tags.contains($0) }
        text += "<li class=\"\(example.verdict.cssClass)\" id=\"\(anchor)\"\(Self.data(own))>"
        let line = line(example, own) + notes.line(example, in: group, anchor: anchor)
        let detail = HTMLDetail(example: example, failure: failure, previousPictures: pictures).text
        pictures = example.result.attachments ?? []
        if detail.isEmpty {
            text += line
        } else {
            text += example.verdict.isFailure ? "<details open><summary>" : "<details><summary>"
            text += "\(line)</summary>\n<div class=\"detail\">\n\(detail)</div></details>"
        }
        text += "</li>\n"
    }

    private func line(_ example: ReportedExample, _ tags: [String]) -> String {
        var line = Escaping.html(example.name + failure.places.classNote(of: example.identity))
        if example.verdict != .passed { line += " <b>\(language(example.verdict.word))</b>" }
        if !example.verdict.isFailure, let reason = example.result.reason {
            line += " <span class=\"why\">\(Escaping.html(language.reason(reason)))</span>"
        }
        line += Self.tags(tags, except: [])
        if example.result.duration >= 0.1 {
            line += " <span class=\"time\">\(language.seconds(example.result.duration))</span>"
        }
        return line
    }

    private static func tags(_ tags: [String], except inherited: [String]) -> String {
        tags.filter { !inherited.contains($0) }.map { " <span class=\"tag\">\(Escaping.html($0))</span>" }.joined()
    }

    /// Returns the attribute that the page's script uses to filter examples.
    private static func data(_ tags: [String]) -> String {
        tags.isEmpty ? "" : " data-tags=\"\(Escaping.html(tags.joined(separator: "\n")))\""
    }
}

struct HTMLDetail {
    let example: ReportedExample
    let failure: HTMLFailure
    var previousPictures: [ExampleAttachment] = []

    private var language: ReportLanguage { failure.places.language }

    var text: String {
        let result = example.result
        var text = (example.identity.bugs ?? []).map(bug).joined()
        let details = { failure.text($0, of: example) }
        if example.verdict.isFailure { text += failure.texts(example.failures, details) }
        text += failure.texts(result.expectedFailures ?? [], details)
        for (index, failures) in (result.earlierAttempts ?? []).enumerated() {
            text += "<p class=\"label\">\(language("Attempt %1 failed", index + 1))</p>\n"
            text += failure.texts(failures, details)
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

    /// Collapses attachments that this example or the previous one has already shown.
    private func attachments(_ attachments: [ExampleAttachment]) -> String {
        var known = previousPictures
        return attachments.map { attachment in
            let isSame = known.contains { $0.content == attachment.content && $0.mediaType == attachment.mediaType }
            if !isSame { known.append(attachment) }
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
        // Other characters do not occur in media types, and could end the attribute's value.
        let type = attachment.mediaType.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-.".contains($0)) }
        let source = "data:\(type);base64,\(attachment.content.base64EncodedString())"
        if type.hasPrefix("image/") { return "<img src=\"\(source)\" alt=\"\(name)\">\n" }
        let size = language("%1 byte|%1 bytes", attachment.content.count)
        let save = Escaping.html(language("Save (%1, %2)", type, size))
        return "<a href=\"\(source)\" download=\"\(name)\">\(save)</a>\n"
    }
}

/// Shows snapshots that are missing or that differ from the actual text.
struct HTMLSnapshots {
    let result: ExampleResult
    let places: Places

    var text: String {
        result.isFailure ? (result.snapshots ?? []).filter { $0.actual != nil }.map(section).joined() : ""
    }

    private static let grid = "display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:.75rem"

    private func section(_ use: SnapshotUse) -> String {
        let language = places.language
        let texts = [use.expected, use.actual].map { $0.map(Escaping.html.callAsFunction) } + [difference(use)]
        let columns = zip([language("Expected"), language("Actual"), language("Difference")], texts).map { name, text in
            guard let text else { return "" }
            let caption = "<figcaption class=\"label\">\(name)</figcaption>"
            let content = "<pre class=\"attached\" tabindex=\"0\">\(text)</pre>"
            return "<figure style=\"margin:0;min-width:0\">\n\(caption)\n\(content)\n</figure>\n"
        }
        return "<p class=\"label\">\(Escaping.html(places.shortened(use.title)))</p>\n"
            + "<div class=\"snapshot\" style=\"\(Self.grid)\">\n\(columns.joined())</div>\n"
    }

    private func difference(_ use: SnapshotUse) -> String? {
        let failure = result.failures.first { $0.message.contains("match \(use.title), ") }
        guard use.expected != nil, let failure else { return nil }
        let lines = DifferenceLine.lines(of: failure.message).filter { $0.kind != .other }
        return lines.isEmpty ? nil : HTMLFailure.text(of: lines)
    }
}
