import Foundation
import SpecEvents

extension History {
    /// The smallest difference that counts as a slowdown, in milliseconds. Smaller ones are noise.
    private static let leastSlowdown = 10.0

    /// Returns how often an example was flaky in recent runs. Counts each pass that needed a retry,
    /// and each change from passing to failing, or back, between consecutive results of the same
    /// commit without local changes.
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

    /// Returns, as text, the duration of an example in the last run and the median of its earlier
    /// durations. Returns `nil` unless the example passed, at least three earlier durations are
    /// known, and the last one is more than `factor` times the median and at least 10 ms above it.
    func slower(_ record: Record, than factor: Double, _ language: ReportLanguage) -> (last: String, usual: String)? {
        let durations = record.durations
        guard durations.count > 3, let duration = durations.last.map(Double.init), isCurrent(record),
            record.outcomes.last?.outcome.verdict == .passed,
            let usual = Self.median(durations.dropLast()), duration > factor * usual,
            duration - usual >= Self.leastSlowdown
        else { return nil }
        let texts = [duration, usual].map { language.seconds($0 / 1000, isCompared: true) }
        return (texts[0], texts[1])
    }

    private static func median(_ values: some Collection<Int>) -> Double? {
        let sorted = values.sorted()
        return sorted.isEmpty ? nil : Double(sorted[(sorted.count - 1) / 2]) / 2 + Double(sorted[sorted.count / 2]) / 2
    }

    /// Returns whether an example failed in the last run, but not the previous time it ran, if any.
    func isNewFailure(_ record: Record) -> Bool {
        let verdicts = record.outcomes.compactMap(\.outcome.verdict).filter { $0 != .skipped }
        guard isCurrent(record), record.outcomes.last?.outcome.verdict?.isFailure == true else { return false }
        return verdicts.dropLast().last?.isFailure != true
    }

    /// Returns whether the last run listed an example.
    func isCurrent(_ record: Record) -> Bool { record.seen == runs.count - 1 }

    /// The examples that the last run listed, sorted by identifier.
    var current: [(identifier: String, record: Record)] { sorted { isCurrent($0) } }

    /// The examples listed in or after the last run that listed all examples of the package, sorted
    /// by identifier.
    var present: [(identifier: String, record: Record)] {
        let lastWholeRun = lastWholeRun
        return sorted { $0.seen >= lastWholeRun }
    }

    /// The examples that no longer exist, each with the last run that listed it. They are sorted by
    /// that run.
    var gone: [(identifier: String, last: Run)] {
        let lastWholeRun = lastWholeRun
        let gone = records.filter { $0.value.seen < lastWholeRun }
        return gone.sorted { ($0.value.seen, $0.key) < ($1.value.seen, $1.key) }
            .map { ($0.key, runs[$0.value.seen]) }
    }

    private var lastWholeRun: Int { runs.lastIndex(where: \.isWhole) ?? 0 }

    private func sorted(where holds: (Record) -> Bool) -> [(identifier: String, record: Record)] {
        records.filter { holds($0.value) }.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    /// The runs, grouped into rounds: a run without shards, or the shards of one run. A shard joins
    /// the latest round with the same commit and shard count that does not contain this shard yet.
    package var rounds: [[Run]] {
        var rounds: [[Run]] = []
        for run in runs {
            let index = run.part.flatMap { part in
                rounds.lastIndex { round in
                    round[0].commit == run.commit && round[0].part?.count == part.count
                        && !round.contains { $0.part == part }
                }
            }
            if let index { rounds[index].append(run) } else { rounds.append([run]) }
        }
        return rounds
    }

    /// Returns the name of the example with the given identifier, without the class.
    static func name(of identifier: String) -> String {
        ExampleName.restored(String(identifier.drop { $0 != "/" }.dropFirst()))
    }
}

extension History {
    /// The output of `specs history`: the number of runs, a line for each example, the examples
    /// that became slower, and those that no longer exist.
    package var listing: String {
        guard let first = runs.first, let last = runs.last else { return "" }
        let present = present
        var text = "\(counted(rounds.count, "run")), from \(first.day) to \(last.text)\n\n"
        text += Self.row("since", "last failed", "flickered", "example")
        for (identifier, record) in present {
            let flickers = flickers(of: record)
            text += Self.row(
                record.since,
                record.failed ?? "",
                flickers == 0 ? "" : counted(flickers, "time"),
                Self.name(of: identifier)
            )
        }
        text += Self.list("slower than usual", present.compactMap { slowness($0, $1, than: 2) })
        return text + Self.list("no longer there", gone.map { "\(Self.name(of: $0)): last in \($1.text)" })
    }

    /// Returns the name, last duration and usual duration of an example as text, or `nil` if it did
    /// not become slower.
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
