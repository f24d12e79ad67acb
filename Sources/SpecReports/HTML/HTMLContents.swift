/// The list of what a page has: the chapters, and the outermost groups.
struct HTMLContents {
    let tree: HTMLTree

    private var language: ReportLanguage { tree.failure.places.language }

    var text: String {
        guard tree.parts.count > 1 || tree.parts.contains(where: { $0.groups.count > 1 }) else { return "" }
        let parts = tree.parts.map { part in
            let groups = "<ol>\n\(part.groups.map(entry).joined())</ol>\n"
            guard let chapter = part.chapter else { return groups }
            let link = "<a href=\"\(Anchors.link(to: part.anchor))\">\(Escaping.html(chapter.title))</a>"
            return "<li class=\"part\"\(chapter.lang)>\(link)\n\(groups)</li>\n"
        }
        let list = tree.parts.contains { $0.chapter != nil } ? "<ol>\n\(parts.joined())</ol>\n" : parts.joined()
        return "<nav aria-label=\"\(language("Contents"))\" class=\"contents\">\n\(list)</nav>\n"
    }

    private func entry(_ group: ReportGroup, _ anchor: String) -> String {
        let failures = group.tally.failures
        let words = language("%1 failed", failures).replacing("\(failures)", with: "")
        let mark = failures > 0 ? " <b class=\"bad\">\(failures)<span class=\"sr\">\(words)</span></b>" : ""
        let name = Escaping.html(language.name(group.name, isSharedUse: group.isSharedUse))
        return "<li><a href=\"\(Anchors.link(to: anchor))\">\(name)</a>\(mark)</li>\n"
    }
}
