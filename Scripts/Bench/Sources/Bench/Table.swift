import Foundation

/// Prints measurements as a table.
enum Table {
    static func print(_ measurements: [Measurement]) {
        let header = ["figure", "ours", "spread", "peer", "ratio", "goal", "", ""]
        let rows = [header] + measurements.map(row)
        let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            Swift.print(cells.joined(separator: "  "))
        }
    }

    private static func text(_ value: Double, _ measurement: Measurement) -> String {
        switch measurement.unit {
        case .seconds: time(value)
        case .bytes: bytes(value)
        }
    }

    private static func row(_ measurement: Measurement) -> [String] {
        [
            measurement.name,
            text(measurement.ours, measurement),
            measurement.oursRange.map { text($0, measurement) }.joined(separator: "–"),
            measurement.peer.map { "\(text($0, measurement)) \(measurement.peerName ?? "")" } ?? "",
            measurement.ratio.map { $0 < 0.5 ? String(format: "1/%.0f", 1 / $0) : String(format: "%.2f", $0) } ?? "",
            measurement.goal ?? "",
            measurement.isMet.map { $0 ? "met" : "NOT MET" } ?? "",
            measurement.remark ?? "",
        ]
    }
}

/// Formats a time in the unit that suits it.
func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: String(format: "%.1f ns", seconds * 1e9)
    case ..<1e-3: String(format: "%.2f µs", seconds * 1e6)
    case ..<1: String(format: "%.3f ms", seconds * 1e3)
    default: String(format: "%.2f s", seconds)
    }
}

/// Formats an amount of memory in the unit that suits it.
func bytes(_ count: Double) -> String {
    count < 1e6 ? "\(Int(count)) B" : String(format: "%.1f MB", count / 1e6)
}
