import Foundation

/// How many lines of each target ran, as a table.
struct CoverageTable {
    private struct Row {
        var name: String
        var lineCount = 0
        var hitCount = 0

        /// The share in percent, rounded down, so that 100.0 means every line.
        var share: String {
            guard lineCount > 0 else { return "–" }
            let tenths = hitCount * 1000 / lineCount
            return "\(tenths / 10).\(tenths % 10) %"
        }

        var lines: String { lineCount > 0 ? "\(hitCount) of \(lineCount) lines" : "no code of it is in the tests" }
    }

    private let rows: [Row]

    /// - Parameter targets: The targets to show.
    init(_ report: LcovReport, of targets: [PackageGraph.Target]) {
        var rows = targets.map { Row(name: $0.name) }
        for file in report.files {
            guard let index = PackageGraph.innermost(of: targets, file: file.path) else { continue }
            rows[index].lineCount += file.lineCount
            rows[index].hitCount += file.hitCount
        }
        var total = Row(name: "all")
        (total.lineCount, total.hitCount) = rows.reduce((0, 0)) { ($0.0 + $1.lineCount, $0.1 + $1.hitCount) }
        self.rows = rows.sorted { $0.name < $1.name } + (rows.count > 1 ? [total] : [])
    }

    var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        let shareWidth = rows.map(\.share.count).max() ?? 0
        let lines = rows.map { row in
            let name = row.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let space = String(repeating: " ", count: shareWidth - row.share.count)
            return "  \(name)  \(space)\(row.share)  \(row.lines)\n"
        }
        return "\nCoverage:\n" + lines.joined()
    }
}
