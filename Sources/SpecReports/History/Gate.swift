/// A condition passed to `--fail-on`. A run fails if the history up to and including that run meets
/// the condition.
package struct Gate: Equatable, Sendable {
    private enum Condition: Equatable {
        case flaky(percent: Double), slower(factor: Double), newFailures
    }

    package static let forms = "'flaky > 2 %', 'slower > 2x' or 'new failures'"
    private static let maxNames = 10

    private let condition: Condition
    private let text: String

    package init?(_ text: String) {
        let words = text.split(separator: /\s+/).joined(separator: " ")
        if let match = words.wholeMatch(of: /flaky ?> ?(\d+(?:\.\d+)?) ?%/), let percent = Double(match.1),
            percent < 100
        {
            condition = .flaky(percent: percent)
        } else if let match = words.wholeMatch(of: /slower ?> ?(\d+(?:\.\d+)?) ?x/), let factor = Double(match.1),
            factor >= 1
        {
            condition = .slower(factor: factor)
        } else if words == "new failures" {
            condition = .newFailures
        } else {
            return nil
        }
        self.text = words
    }

    package func problem(in history: History) -> String? {
        let current = history.current
        switch condition {
        case .flaky(let percent):
            let flaky = current.map { (name: History.name(of: $0), count: history.flickers(of: $1)) }
                .filter { $0.count > 0 }
            let share = Double(flaky.count) * 100 / Double(max(current.count, 1))
            guard share > percent else { return nil }
            let words = "\(flaky.count) of \(counted(current.count, "example")) (\(decimal(share, places: 1)) %)"
            let runs = counted(min(history.runs.count, History.window), "run")
            return message(
                "\(words) flickered in the last \(runs)",
                flaky.map { "\($0): \(counted($1, "time"))" }
            )
        case .slower(let factor):
            let slower = current.compactMap { history.slowness($0, $1, than: factor) }
            return message("\(counted(slower.count, "example")) took longer than usual by more than that", slower)
        case .newFailures:
            let new = current.filter { history.isNewFailure($1) }.map { History.name(of: $0.identifier) }
            return message("\(counted(new.count, "example")) failed, and not when last run before", new)
        }
    }

    private func message(_ summary: String, _ items: [String]) -> String? {
        guard !items.isEmpty else { return nil }
        let more = items.count > Self.maxNames ? ["and \(items.count - Self.maxNames) more"] : []
        let lines = (items.prefix(Self.maxNames) + more).map { "\n  \($0)" }.joined()
        return "--fail-on '\(text)': \(summary):\(lines)"
    }
}
