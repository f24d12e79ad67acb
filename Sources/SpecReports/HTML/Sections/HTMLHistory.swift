/// The section of the page about earlier runs: a curve, what became slow, what flickers, and what is no longer there.
struct HTMLHistory {
    let history: History
    /// The examples that became slow, and those that flicker, as items of a list.
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
        let runs = language("%1 run|%1 runs", history.rounds.count)
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

    /// How many examples ran in each of the last runs, as a line, and how many failed, as bars below it; empty for a single run.
    private var curve: String {
        let rounds = history.rounds.suffix(History.window).map { round in
            round.reduce(into: (examples: 0, failures: 0)) {
                $0.examples += $1.counts[0]
                $0.failures += $1.counts[1]
            }
        }
        guard rounds.count > 1, let most = rounds.map(\.examples).max(), most > 0 else { return "" }
        func height(_ count: Int) -> Int { count * (Self.height - 4) / most }
        let step = Double(Self.width) / Double(rounds.count)
        let points = rounds.enumerated().map { index, round in
            "\(decimal((Double(index) + 0.5) * step, places: 1)),\(Self.height - height(round.examples) - 2)"
        }
        let bars = rounds.enumerated().filter { $1.failures > 0 }.map { index, round in
            let size = max(height(round.failures), 2)
            return "<rect x=\"\(decimal(Double(index) * step, places: 1))\" y=\"\(Self.height - size)\" "
                + "width=\"\(decimal(max(step - 1, 1), places: 1))\" height=\"\(size)\"/>"
        }
        let label = language(
            "From %1 to %2 examples; runs with failures: %3 of the last %4",
            rounds[0].examples,
            rounds[rounds.count - 1].examples,
            bars.count,
            rounds.count
        )
        return "<svg role=\"img\" aria-label=\"\(label)\" viewBox=\"0 0 \(Self.width) \(Self.height)\" "
            + "preserveAspectRatio=\"none\">\(bars.joined())<polyline points=\"\(points.joined(separator: " "))\"/></svg>\n"
            + "<p class=\"facts\">\(label)</p>\n"
    }
}
