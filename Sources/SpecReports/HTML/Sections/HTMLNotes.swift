import SpecEvents

/// Notes on examples. A note that applies to a whole group is shown next to the group's heading.
struct HTMLNotes {
    private struct Common: Equatable {
        var since: String?
        var isUnpromised = false

        func text(in group: Common, _ language: ReportLanguage) -> String {
            var text = ""
            if let since, since != group.since { text += " <span class=\"time\">\(language("since %1", since))</span>" }
            if isUnpromised, !group.isUnpromised { text += " <span class=\"tag\">\(language("not promised"))</span>" }
            return text
        }
    }

    private let history: History?
    private let promises: PromiseReport?
    private let places: Places
    private var language: ReportLanguage { places.language }
    private var commons: [ObjectIdentifier: Common] = [:]
    private var slow: [String] = []
    private var flaky: [String] = []

    init(
        _ groups: [ReportGroup] = [],
        _ history: History? = nil,
        _ promises: PromiseReport? = nil,
        _ places: Places = Places()
    ) {
        (self.history, self.promises, self.places) = (history, promises, places)
        for group in groups { _ = settle(group) }
    }

    func promises(_ anchors: [String: String]) -> String {
        promises.map { HTMLPromises(report: $0, anchors: anchors, language: language).text } ?? ""
    }

    var trends: String {
        history.map { HTMLHistory(history: $0, slow: slow, flaky: flaky, language: language).text } ?? ""
    }

    var style: String { history != nil || promises != nil ? HTMLHistory.style : "" }

    private mutating func settle(_ group: ReportGroup) -> Common {
        var common: Common?
        for item in group.items {
            let next: Common
            switch item {
            case .example(let example): next = self.common(of: example, history?[example.identity.identifier])
            case .group(let inner): next = settle(inner)
            }
            if next.since != common?.since { common?.since = nil }
            if !next.isUnpromised { common?.isUnpromised = false }
            if common == nil { common = next }
        }
        commons[ObjectIdentifier(group)] = common
        return common ?? Common()
    }

    private func common(of group: ReportGroup) -> Common { commons[ObjectIdentifier(group)] ?? Common() }

    private func common(of example: ReportedExample, _ record: History.Record?) -> Common {
        Common(since: record?.since, isUnpromised: promises?.isUnpromised(example) ?? false)
    }

    func heading(_ group: ReportGroup, in outer: ReportGroup?) -> String {
        common(of: group).text(in: outer.map(common(of:)) ?? Common(), language)
    }

    /// Returns an example's notes. Also collects the example if it is flaky or unusually slow.
    mutating func line(_ example: ReportedExample, in group: ReportGroup, anchor: String) -> String {
        let record = history?[example.identity.identifier]
        let text = common(of: example, record).text(in: common(of: group), language)
        guard let history, let record else { return text }
        var words: [String] = []
        if !example.verdict.isFailure, let run = record.lastFailure {
            words.append(language("last failed %1", run))
        }
        let flickers = history.flickers(of: record)
        if flickers > 0 {
            words.append(language("flickered %1 time|flickered %1 times", flickers))
            flaky.append("\(link(example, anchor)): \(words[words.count - 1])")
        }
        if let (duration, usual) = history.slower(record, than: 2, language) {
            words.append(language("usually takes %1", usual))
            slow.append("\(link(example, anchor)): \(language("%1, usually %2", duration, usual))")
        }
        return words.isEmpty ? text : "\(text) <span class=\"why\">\(words.joined(separator: ", "))</span>"
    }

    private func link(_ example: ReportedExample, _ anchor: String) -> String {
        "<a href=\"\(Anchors.link(to: anchor))\">\(Escaping.html(places.uniqueName(of: example.identity)))</a>"
    }
}

struct HTMLHistory {
    let history: History
    let slow: [String]
    let flaky: [String]
    var language = ReportLanguage.english

    private static let (width, height) = (600, 60)

    static let style = """

        .overtime svg{display:block;width:100%;height:4rem;margin:.6rem 0 0}
        .overtime polyline{fill:none;stroke:var(--p);stroke-width:2;vector-effect:non-scaling-stroke}
        .overtime rect{fill:var(--f)}
        .overtime h3,.promises h3{display:block;margin:1rem 0 .3rem}.overtime ul{margin:0;padding-left:1.2rem;list-style:disc}
        """

    var text: String {
        guard let first = history.runs.first, let last = history.runs.last else { return "" }
        let heading = language("Over time")
        let runs = language("%1 run|%1 runs", history.runs.count)
        let end = Escaping.html(last.text)
        let time = first.day == last.day ? "\(runs), \(end)" : language("%1, from %2 to %3", runs, first.day, end)
        var text =
            "<section class=\"top overtime\" aria-labelledby=\"overtime\">\n<h2 id=\"overtime\">\(heading)</h2>\n"
        text += "<p class=\"facts\">\(time)</p>\n"
        text += curve
        text += list(language("Slower than usual"), slow) + list(language("Passes now and then"), flaky)
        text += list(
            language("No longer there"),
            history.gone.map { identifier, run in
                let name = Escaping.html(History.name(of: identifier))
                return "\(name): \(language("last in %1", Escaping.html(run.text)))"
            }
        )
        return text + "</section>\n"
    }

    private func list(_ heading: String, _ items: [String]) -> String {
        if items.isEmpty { return "" }
        return "<h3>\(heading)</h3>\n<ul>\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n"
    }

    /// A graph with a line for the number of examples that ran and bars for the number that failed.
    private var curve: String {
        let runs = history.runs.suffix(History.window).map(\.counts)
        guard runs.count > 1, let most = runs.map(\.examples).max(), most > 0 else { return "" }
        func height(_ count: Int) -> Int { count * (Self.height - 4) / most }
        let step = Double(Self.width) / Double(runs.count)
        let points = runs.enumerated().map { index, run in
            "\(decimal((Double(index) + 0.5) * step, places: 1)),\(Self.height - height(run.examples) - 2)"
        }
        let bars = runs.enumerated().filter { $1.failures > 0 }.map { index, run in
            let size = max(height(run.failures), 2)
            return "<rect x=\"\(decimal(Double(index) * step, places: 1))\" y=\"\(Self.height - size)\" "
                + "width=\"\(decimal(max(step - 1, 1), places: 1))\" height=\"\(size)\"/>"
        }
        let label = language(
            "From %1 to %2 examples; runs with failures: %3 of the last %4",
            runs[0].examples,
            runs[runs.count - 1].examples,
            bars.count,
            runs.count
        )
        return "<svg role=\"img\" aria-label=\"\(label)\" viewBox=\"0 0 \(Self.width) \(Self.height)\" "
            + "preserveAspectRatio=\"none\">\(bars.joined())<polyline points=\"\(points.joined(separator: " "))\"/></svg>\n"
            + "<p class=\"facts\">\(label)</p>\n"
    }
}

struct HTMLPromises {
    let report: PromiseReport
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
