/// The groups and examples, as headings and lists. The markup is compact, because there may be tens of thousands.
struct HTMLTree {
    let failure: HTMLFailure
    /// The outermost groups and their anchors.
    private(set) var groups: [(group: ReportGroup, anchor: String)] = []
    private(set) var text = ""
    /// The examples that failed, and their anchors.
    private(set) var failures: [(example: ReportedExample, anchor: String)] = []
    /// The tags of all examples.
    private(set) var tags: Set<String> = []
    private var anchors = Anchors()

    /// Writes the outermost groups.
    init(_ groups: [ReportGroup], failure: HTMLFailure) {
        self.failure = failure
        for group in groups { self.groups.append((group, append(group, path: [], inherited: []))) }
    }

    /// Writes a group with its content.
    ///
    /// - Returns: The anchor of the group.
    private mutating func append(_ group: ReportGroup, path: [String], inherited: [String]) -> String {
        let path = path + [group.name]
        let anchor = anchors.anchor(ofGroup: path)
        let isOutermost = path.count == 1
        let data = group.tags.isEmpty ? "" : " data-tags=\"\(Escaping.html(group.tags.joined(separator: "\n")))\""
        if isOutermost { text += "<section class=\"top\" style=\"--lines:\(group.tally.total)\">\n" }
        text += "<details open class=\"group\"\(data)>\n<summary>\(heading(group, anchor, path, inherited))</summary>\n"
        var isInList = false
        for item in group.items {
            switch item {
            case .example(let example):
                if !isInList { text += "<ul>\n" }
                isInList = true
                append(example, inherited: group.tags)
            case .group(let inner):
                if isInList { text += "</ul>\n" }
                isInList = false
                _ = append(inner, path: path, inherited: group.tags)
            }
        }
        if isInList { text += "</ul>\n" }
        text += isOutermost ? "</details>\n</section>\n" : "</details>\n"
        return anchor
    }

    private func heading(_ group: ReportGroup, _ anchor: String, _ path: [String], _ inherited: [String]) -> String {
        let level = min(path.count + 1, 6)
        let name = Escaping.html(group.name)
        var text = "<h\(level) id=\"\(anchor)\">\(name)</h\(level)>"
        text += Self.tags(group.tags, except: inherited)
        if group.tally.failures > 0 { text += " <b class=\"bad\">\(group.tally.failures) failed</b>" }
        return text + "<a class=\"link\" href=\"\(Anchors.link(to: anchor))\" aria-label=\"Link to \(name)\">#</a>"
    }

    private mutating func append(_ example: ReportedExample, inherited: [String]) {
        let anchor = anchors.anchor(ofExample: example.identity.identifier)
        if example.verdict.isFailure { failures.append((example, anchor)) }
        text += "<li class=\""
        text += HTMLStatus(example.verdict).rawValue
        text += "\" id=\""
        text += anchor
        tags.formUnion(example.tags)
        let own = example.tags.isEmpty ? [] : example.tags.filter { !inherited.contains($0) }
        if !own.isEmpty {
            text += "\" data-tags=\""
            text += Escaping.html(own.joined(separator: "\n"))
        }
        text += "\">"
        let line = line(example, own)
        let detail = HTMLDetail(example: example, failure: failure).text
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
        if example.verdict != .passed { line += " <b>\(example.verdict.word)</b>" }
        if !example.verdict.isFailure, let reason = example.result.reason {
            line += " <span class=\"why\">\(Escaping.html(reason))</span>"
        }
        if example.result.expectsNothing { line += " <span class=\"why\">passed, expects nothing</span>" }
        line += Self.tags(tags, except: [])
        if example.result.duration >= 0.1 { line += " <span class=\"time\">\(seconds(example.result.duration))</span>" }
        return line
    }

    private static func tags(_ tags: [String], except inherited: [String]) -> String {
        if tags.isEmpty { return "" }
        return tags.filter { !inherited.contains($0) }.map { " <span class=\"tag\">\(Escaping.html($0))</span>" }
            .joined()
    }
}
