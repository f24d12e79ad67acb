import Foundation

@testable import SpecReports

/// Makes histories of a few runs.
class HistoryTestCase: ReportTestCase {
    /// The history of runs on the first days of a month. Each column of an example is its state in a run, as the file has it.
    ///
    /// - Parameters:
    ///   - commits: The commit of each run; the letters count, so `aab` are three runs of two commits.
    ///   - durations: The durations of an example in its last runs, in milliseconds.
    func history(
        _ commits: String,
        from day: Int = 1,
        _ states: [String: String],
        durations: [String: [Int]] = [:]
    ) -> History {
        var history = History()
        for (index, commit) in commits.enumerated() {
            let results = states.compactMap { name, states -> History.Result? in
                let letter = states.utf8[states.utf8.index(states.startIndex, offsetBy: index)]
                guard let state = History.State(rawValue: letter), state != .absent else { return nil }
                return (.init("M.C/\(name)"), state, 0)
            }
            history.add(run(day + index, "\(commit)"), results)
        }
        for (name, durations) in durations { history.records[.init("M.C/\(name)")]?.durations = durations }
        return history
    }

    func run(_ day: Int, _ commit: String = "a", part: String? = nil) -> History.Run {
        let name = String(format: "2026-11-%02dT08-00-00Z-%@", day, part.map { "\($0.prefix(1))" } ?? "0")
        return .init(name: name, commit: commit, isWhole: true, part: part.flatMap { .init($0) })
    }

    /// The history of a run without examples.
    func history(_ run: History.Run) -> History {
        var history = History()
        history.add(run, [])
        return history
    }

    func states(_ history: History, _ name: String) -> String {
        String(decoding: history["M.C/\(name)"]?.states ?? [], as: UTF8.self)
    }
}
