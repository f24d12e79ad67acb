import Foundation

@testable import SpecReports

/// Creates histories of a few runs.
class HistoryTestCase: ReportTestCase {
    private static let verdicts: [Character: Verdict] = [
        "p": .passed, "r": .flaky, "k": .knownIssue, "s": .skipped, "f": .failed,
    ]

    /// Creates a history of runs on consecutive days of a month. The n-th character of an example's string is its state in the
    /// n-th run: a letter for its verdict, `-` if the run left it out, or `.` if the run does not know it.
    ///
    /// - Parameters:
    ///   - commits: One letter for each run's commit. For example, `aab` stands for three runs of two commits.
    ///   - durations: Each example's durations in the last runs in which it passed, in milliseconds.
    func history(
        _ commits: String,
        from day: Int = 1,
        _ states: [String: String],
        durations: [String: [Int]] = [:]
    ) -> History {
        var runs: [History.Run] = []
        for (index, commit) in commits.enumerated() {
            var run = run(day + index, "\(commit)")
            var outcomes: [String: Verdict?] = [:]
            for (name, states) in states where Array(states)[index] != "." {
                outcomes.updateValue(Self.verdicts[Array(states)[index]], forKey: name)
            }
            run.put(outcomes, after: History(runs)) { name in
                let passing = Array(states[name] ?? "").indices.filter { Array(states[name] ?? "")[$0] == "p" }
                guard let place = passing.firstIndex(of: index), let known = durations[name] else { return 0 }
                let number = place - (passing.count - known.count)
                return known.indices.contains(number) ? known[number] : 0
            }
            runs.append(run)
        }
        return History(runs)
    }

    func run(_ day: Int, _ commit: String = "a") -> History.Run {
        .init(name: String(format: "2026-11-%02dT08-00-00Z-0", day), commit: commit, isWhole: true)
    }

    /// The states of an example from the first run that knows it, in the form that ``history(_:from:_:durations:)`` takes.
    func states(_ history: History, _ name: String) -> String {
        let letters = Dictionary(uniqueKeysWithValues: Self.verdicts.map { ($1, $0) })
        let outcomes = history["M.C/\(name)"]?.outcomes ?? []
        var text = ""
        for (run, outcome) in outcomes {
            let missing = run - (outcomes[0].run + text.count)
            text += String(repeating: ".", count: missing) + "\(outcome.verdict.map { letters[$0] ?? "f" } ?? "-")"
        }
        return text
    }
}

extension History.Run {
    /// Records examples, as the reporter does.
    mutating func put(
        _ verdicts: [String: Verdict?],
        after earlier: History = History(),
        duration: (String) -> Int = { _ in 0 }
    ) {
        let outcomes = verdicts.map { name, verdict in
            ("M.C/\(name)", History.Outcome(verdict: verdict, duration: verdict == .passed ? duration(name) : nil))
        }
        record(Dictionary(uniqueKeysWithValues: outcomes), after: earlier)
    }
}
