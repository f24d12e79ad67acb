import SpecEvents

/// The snapshots of an example that differ or are missing: expected, actual and the difference side by side.
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

    /// The lines that the message of the failure shows; `nil` if there is nothing to compare.
    private func difference(_ use: SnapshotUse) -> String? {
        let failure = result.failures.first { $0.message.contains("match \(use.title), ") }
        guard use.expected != nil, let failure else { return nil }
        let lines = DifferenceLine.lines(of: failure.message).filter { $0.kind != .other }
        return lines.isEmpty ? nil : HTMLFailure.text(of: lines)
    }
}
