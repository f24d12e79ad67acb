import Foundation
import SpecEvents

extension History {
    /// In milliseconds. Smaller slowdowns are considered noise.
    private static let minSlowdown = 10.0

    /// Counts passes that needed a retry, and switches between passing and failing. A switch counts
    /// only if both results are for the same commit, without local changes.
    func flickers(of record: Record) -> Int {
        var count = 0
        var last: (verdict: Verdict, commit: String)?
        for (index, outcome) in record.outcomes.suffix(Self.window) {
            guard let verdict = outcome.verdict else { continue }
            if verdict == .flaky { count += 1 }
            guard verdict == .passed || verdict.isFailure else { continue }
            let commit = runs[index].commit
            let isOneCommit = last?.commit == commit && !commit.isEmpty && !commit.hasSuffix("+")
            if isOneCommit, last?.verdict.isFailure != verdict.isFailure { count += 1 }
            last = (verdict, commit)
        }
        return count
    }

    func slower(_ record: Record, than factor: Double, _ language: ReportLanguage) -> (last: String, usual: String)? {
        let durations = record.durations
        guard durations.count > 3, let duration = durations.last.map(Double.init), isCurrent(record),
            record.outcomes.last?.outcome.verdict == .passed,
            let usual = Self.median(durations.dropLast()), duration > factor * usual,
            duration - usual >= Self.minSlowdown
        else { return nil }
        let texts = [duration, usual].map { language.seconds($0 / 1000, isCompared: true) }
        return (texts[0], texts[1])
    }

    private static func median(_ values: some Collection<Int>) -> Double? {
        let sorted = values.sorted()
        return sorted.isEmpty ? nil : Double(sorted[(sorted.count - 1) / 2]) / 2 + Double(sorted[sorted.count / 2]) / 2
    }

    /// Returns whether an example failed in the last run. Returns `false` if it also failed the
    /// previous time that it ran.
    func isNewFailure(_ record: Record) -> Bool {
        let verdicts = record.outcomes.compactMap(\.outcome.verdict).filter { $0 != .skipped }
        guard isCurrent(record), record.outcomes.last?.outcome.verdict?.isFailure == true else { return false }
        return verdicts.dropLast().last?.isFailure != true
    }

    func isCurrent(_ record: Record) -> Bool { record.lastRunIndex == runs.count - 1 }

    var current: [(identifier: String, record: Record)] { sorted { isCurrent($0) } }

    /// The examples listed by the last run that listed the whole package, or by a later run.
    var present: [(identifier: String, record: Record)] {
        let lastWholeRun = lastWholeRun
        return sorted { $0.lastRunIndex >= lastWholeRun }
    }

    var gone: [(identifier: String, last: Run)] {
        let lastWholeRun = lastWholeRun
        let gone = records.filter { $0.value.lastRunIndex < lastWholeRun }
        return gone.sorted { ($0.value.lastRunIndex, $0.key) < ($1.value.lastRunIndex, $1.key) }
            .map { ($0.key, runs[$0.value.lastRunIndex]) }
    }

    private var lastWholeRun: Int { runs.lastIndex(where: \.isWhole) ?? 0 }

    private func sorted(where holds: (Record) -> Bool) -> [(identifier: String, record: Record)] {
        records.filter { holds($0.value) }.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    static func name(of identifier: String) -> String {
        ExampleName.restored(String(identifier.drop { $0 != "/" }.dropFirst()))
    }
}

extension History {
    /// The text that `specs history` prints.
    package var listing: String {
        guard let first = runs.first, let last = runs.last else { return "" }
        let present = present
        var text = "\(counted(runs.count, "run")), from \(first.day) to \(last.text)\n\n"
        text += Self.row("since", "last failed", "flickered", "example")
        for (identifier, record) in present {
            let flickers = flickers(of: record)
            text += Self.row(
                record.since,
                record.lastFailure ?? "",
                flickers == 0 ? "" : counted(flickers, "time"),
                Self.name(of: identifier)
            )
        }
        text += Self.list("slower than usual", present.compactMap { slowness($0, $1, than: 2) })
        return text + Self.list("no longer there", gone.map { "\(Self.name(of: $0)): last in \($1.text)" })
    }

    func slowness(_ identifier: String, _ record: Record, than factor: Double) -> String? {
        slower(record, than: factor, .english).map { "\(Self.name(of: identifier)): \($0), usually \($1)" }
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
