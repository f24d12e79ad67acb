extension History {
    /// What `specs history` prints: how many runs there are, a line for each example, what became
    /// slow, and what is no longer there.
    package var listing: String {
        guard let first = runs.first, let last = runs.last else { return "" }
        let present = present
        var text = "\(counted(rounds.count, "run")), from \(first.day) to \(last.text)\n\n"
        text += Self.row("since", "last failed", "flickered", "example")
        for (identifier, record) in present {
            let flickers = flickers(of: record)
            text += Self.row(
                runs[record.since].day,
                lastFailure(of: record)?.text ?? "",
                flickers == 0 ? "" : counted(flickers, "time"),
                Self.name(of: identifier)
            )
        }
        text += Self.list("slower than usual", present.compactMap { slowness($0, $1, than: 2) })
        return text + Self.list("no longer there", gone.map { "\(Self.name(of: $0)): last in \($1.text)" })
    }

    /// The name of an example and both durations, if it became slower.
    func slowness(_ identifier: String, _ record: Record, than factor: Double) -> String? {
        slower(record, than: factor).map { slower in
            let (duration, usual) = slower.texts(.english)
            return "\(Self.name(of: identifier)): \(duration), usually \(usual)"
        }
    }

    private static func row(_ since: String, _ failed: String, _ flickered: String, _ name: String) -> String {
        let columns = [(since, 12), (failed, 26), (flickered, 11)].map { text, width in
            text + String(repeating: " ", count: max(width - text.count, 1))
        }
        return columns.joined() + Escaping.terminal(name) + "\n"
    }

    private static func list(_ heading: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n\(heading)\n" + lines.map { "  \(Escaping.terminal($0))\n" }.joined()
    }
}
