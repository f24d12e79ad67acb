import Foundation

@testable import SpecReports

/// Makes histories of a few runs.
class HistoryTestCase: ReportTestCase {
    private static let verdicts: [Character: Verdict] = [
        "p": .passed, "r": .flaky, "k": .knownIssue, "s": .skipped, "f": .failed,
    ]

    /// The history of runs on the first days of a month. Each column of an example is what a run tells of it: a letter for
    /// each verdict, `-` where the run left it out, `.` where the run does not know it.
    ///
    /// - Parameters:
    ///   - commits: The commit of each run; the letters count, so `aab` are three runs of two commits.
    ///   - durations: The durations of an example in the last runs in which it passed, in milliseconds.
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

    /// The letters of an example, as ``history(_:from:_:durations:)`` takes them, from the first run that knew it.
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
    /// Tells of examples, as the reporter does.
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
