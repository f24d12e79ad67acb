import SpecEvents

/// The section of the page about the promises: those that are open or broken, and how many are kept.
struct HTMLPromises {
    let report: PromiseReport
    /// The anchors of the examples, by identifier.
    let anchors: [String: String]
    var language = ReportLanguage.english

    var text: String {
        guard !report.promises.isEmpty else { return "" }
        let heading = language("Promises")
        var text =
            "<section class=\"top promises\" aria-labelledby=\"promises\">\n<h2 id=\"promises\">\(heading)</h2>\n"
        let counts = [PromiseReport.State.kept, .broken, .open].map { report.promises($0).count }
        text +=
            "<p class=\"facts\">\(language("kept: %1, broken: %2, open: %3", counts[0], counts[1], counts[2]))</p>\n"
        text += list(.open, language("Not done yet"), mark: "s") + list(.broken, language("Not kept"), mark: "f")
        return text + "</section>\n"
    }

    private func list(_ state: PromiseReport.State, _ heading: String, mark: String) -> String {
        let promises = report.promises(state)
        if promises.isEmpty { return "" }
        let items = promises.map { promise in
            let name = Escaping.html(promise.sentence.fullName)
            let anchor = promise.examples.first { $0.verdict != .passed }.flatMap { anchors[$0.identity.identifier] }
            let link = anchor.map { "<a href=\"\(Anchors.link(to: $0))\">\(name)</a>" } ?? name
            let reason =
                promise.reason.map { " <span class=\"why\">\(Escaping.html(language.reason($0)))</span>" } ?? ""
            return "<li class=\"\(mark)\">\(link)\(reason)</li>\n"
        }
        return "<h3>\(heading)</h3>\n<ul>\n\(items.joined())</ul>\n"
    }
}
