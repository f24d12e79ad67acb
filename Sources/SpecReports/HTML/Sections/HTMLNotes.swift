/// What the history and the promises add to the names of groups and examples. A group says what holds for all its examples.
struct HTMLNotes {
    /// What all examples of a group have in common.
    private struct Common: Equatable {
        var since: String?
        var isUnasked = false

        /// In words, without what the group around says already.
        func text(in group: Common, _ language: ReportLanguage) -> String {
            var text = ""
            if let since, since != group.since { text += " <span class=\"time\">\(language("since %1", since))</span>" }
            if isUnasked, !group.isUnasked { text += " <span class=\"tag\">\(language("not promised"))</span>" }
            return text
        }
    }

    private let history: History?
    private let promises: PromiseReport?
    private let language: ReportLanguage
    /// The days of all runs.
    private let days: [String]
    private var commons: [ObjectIdentifier: Common] = [:]
    /// The examples that became slow, and those that flicker, as items of a list.
    private var slow: [String] = []
    private var flaky: [String] = []

    init(
        _ groups: [ReportGroup] = [],
        _ history: History? = nil,
        _ promises: PromiseReport? = nil,
        _ language: ReportLanguage = .english
    ) {
        (self.history, self.promises, self.language) = (history, promises, language)
        days = history?.runs.map(\.day) ?? []
        guard nameExamples else { return }
        for group in groups { _ = settle(group) }
    }

    /// Whether there is anything to note.
    private var nameExamples: Bool { history != nil || promises != nil }

    /// The section of the promises.
    ///
    /// - Parameter anchors: The anchors of the examples that did not pass, by identifier.
    func promises(_ anchors: [String: String]) -> String {
        promises.map { HTMLPromises(report: $0, anchors: anchors, language: language).text } ?? ""
    }

    /// The section of earlier runs.
    var overTime: String {
        history.map { HTMLHistory(history: $0, slow: slow, flaky: flaky, language: language).text } ?? ""
    }

    var style: String { nameExamples ? HTMLHistory.style : "" }

    private mutating func settle(_ group: ReportGroup) -> Common {
        var common: Common?
        for item in group.items {
            let next: Common
            switch item {
            case .example(let example): next = self.common(of: example, history?[example.identity.identifier])
            case .group(let inner): next = settle(inner)
            }
            if next.since != common?.since { common?.since = nil }
            if !next.isUnasked { common?.isUnasked = false }
            if common == nil { common = next }
        }
        commons[ObjectIdentifier(group)] = common
        return common ?? Common()
    }

    private func common(of example: ReportedExample, _ record: History.Record?) -> Common {
        Common(since: record.map { days[$0.since] }, isUnasked: promises?.isUnasked(example) ?? false)
    }

    /// What stands behind the name of a group.
    func heading(_ group: ReportGroup, in outer: ReportGroup?) -> String {
        guard let common = commons[ObjectIdentifier(group)] else { return "" }
        return common.text(in: outer.flatMap { commons[ObjectIdentifier($0)] } ?? Common(), language)
    }

    /// What stands behind the name of an example. Also notes it for the section of earlier runs.
    mutating func line(_ example: ReportedExample, in group: ReportGroup, anchor: String) -> String {
        guard let common = commons[ObjectIdentifier(group)] else { return "" }
        let record = history?[example.identity.identifier]
        let text = self.common(of: example, record).text(in: common, language)
        guard let history, let record else { return text }
        var words: [String] = []
        if !example.verdict.isFailure, let run = history.lastFailure(of: record) {
            words.append(language("last failed %1", run.text))
        }
        let flickers = history.flickers(of: record)
        if flickers > 0 {
            words.append(language("flickered %1 time|flickered %1 times", flickers))
            flaky.append("\(link(example, anchor)): \(words[words.count - 1])")
        }
        if let slower = history.slower(record) {
            let (duration, usual) = slower.texts(language)
            words.append(language("usually takes %1", usual))
            slow.append("\(link(example, anchor)): \(language("%1, usually %2", duration, usual))")
        }
        return words.isEmpty ? text : "\(text) <span class=\"why\">\(words.joined(separator: ", "))</span>"
    }

    private func link(_ example: ReportedExample, _ anchor: String) -> String {
        "<a href=\"\(Anchors.link(to: anchor))\">\(Escaping.html(language.uniqueName(of: example.identity)))</a>"
    }
}
