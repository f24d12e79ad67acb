extension Chapter {
    /// The attribute that marks another language than that of the page; empty without one.
    var lang: String { language.map { " lang=\"\(Escaping.html($0))\"" } ?? "" }

    /// The chapter's section up to its first group.
    func beginning(_ anchor: String) -> String {
        let link = Anchors.link(to: anchor)
        let prose = HTMLProse.text(introduction)
        return """
            <section class="chapter" aria-labelledby="\(anchor)"\(lang)>
            <h2 id="\(anchor)">\(Escaping.html(title))</h2><a class="link" href="\(link)" aria-label="\(Escaping.html(title))">#</a>
            \(prose.isEmpty ? "" : "<div class=\"prose\">\n\(prose)</div>\n")
            """
    }
}
