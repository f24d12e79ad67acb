import SpecEvents

/// The groups and examples, as headings and lists. The markup is compact, because there may be tens of thousands.
struct HTMLTree {
    let failure: HTMLFailure
    /// The chapters with their anchors, and their outermost groups with theirs; one part without a chapter if there are none.
    private(set) var parts: [(chapter: Chapter?, anchor: String, groups: [(group: ReportGroup, anchor: String)])] = []
    /// How the examples ended that are on the page.
    private(set) var tally = Tally()
    private(set) var text = ""
    /// The examples that failed, and their anchors.
    private(set) var failures: [(example: ReportedExample, anchor: String)] = []
    /// The tags of all examples.
    private(set) var tags: Set<String> = []
    /// What the history and the promises add.
    private(set) var notes: HTMLNotes
    /// The anchors of the examples that did not pass, by identifier.
    private(set) var anchorsByExample: [String: String] = [:]
    private var anchors = Anchors()
    private var language: ReportLanguage { failure.places.language }
    /// The level of the headings of the outermost groups.
    private var firstLevel = 2
    /// The pictures of the example before in the group, to which those of the next are compared.
    private var pictures: [ExampleAttachment] = []

    /// Writes the chapters, and the outermost groups in them.
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

    /// Writes a group with its content.
    ///
    /// - Returns: The anchor of the group.
    private mutating func append(_ group: ReportGroup, in outer: ReportGroup?, path: [String]) -> String {
        let path = path + [group.name]
        pictures = []
        let anchor = anchors.anchor(ofGroup: path)
        let isOutermost = path.count == 1
        let data = group.tags.isEmpty ? "" : " data-tags=\"\(Escaping.html(group.tags.joined(separator: "\n")))\""
        if isOutermost { text += "<section class=\"top\" style=\"--lines:\(group.tally.total)\">\n" }
        text += "<details open class=\"group\"\(data)>\n<summary>\(heading(group, in: outer, anchor, path))</summary>\n"
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
        text += "<li class=\""
        text += HTMLStatus(example.verdict).rawValue
        text += "\" id=\""
        text += anchor
        tags.formUnion(example.tags)
        let own = example.tags.isEmpty ? [] : example.tags.filter { !group.tags.contains($0) }
        if !own.isEmpty {
            text += "\" data-tags=\""
            text += Escaping.html(own.joined(separator: "\n"))
        }
        text += "\">"
        let line = line(example, own) + notes.line(example, in: group, anchor: anchor)
        let detail = HTMLDetail(example: example, failure: failure, picturesBefore: pictures).text
        pictures = example.result.attachments ?? []
        if detail.isEmpty {
            text += line
        } else {
            text += example.verdict.isFailure ? "<details open><summary>" : "<details><summary>"
            text += line
            text += "</summary>\n<div class=\"detail\">\n"
            text += detail
            text += "</div></details>"
        }
        text += "</li>\n"
    }

    private func line(_ example: ReportedExample, _ tags: [String]) -> String {
        var line = Escaping.html(example.name)
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
        if tags.isEmpty { return "" }
        return tags.filter { !inherited.contains($0) }.map { " <span class=\"tag\">\(Escaping.html($0))</span>" }
            .joined()
    }
}
