import SpecEvents

/// A failure that occurs when the tasks run in a particular order.
public struct ScheduleFailure: Error, CustomStringConvertible {
    /// The exploration's seed.
    public let seed: UInt64
    /// The task numbers in the simplest failing order. Tasks are numbered in the order in which
    /// they were first seen.
    public var order: [Int] { steps.map(\.task) }
    /// The value of `SPEC_SCHEDULE` that replays the simplest failing order.
    public var schedule: String { (place > 1 ? "\(place)/" : "") + ChoicesText.text(of: trace.values) }
    /// The failures that occurred in the simplest failing order.
    public private(set) var failures: [RecordedFailure]

    /// The 1-based index of the first order that failed.
    let number: Int
    /// The number of orders to try, or `nil` for a replay.
    private let count: Int?
    private let place: Int
    private(set) var trace: ChoiceTrace
    private var steps: [DrawnTaskOrder.Step]
    private var runs = 0
    /// Describes how a second run with the same choices differed, or `nil` if it did not differ.
    private(set) var repeatDifference: String?

    init(_ run: ScheduleRun, _ failures: [RecordedFailure], seed: UInt64, number: Int, of count: Int?, at place: Int) {
        (self.seed, self.failures, self.number, self.count, self.place) = (seed, failures, number, count, place)
        (trace, steps) = (run.choices.trace, run.order.steps)
    }

    func isLike(_ others: [RecordedFailure]) -> Bool {
        guard let first = failures.first, let other = others.first, first.location == other.location else {
            return false
        }
        return first.location != nil || first.message == other.message
    }

    mutating func note(repeated run: ScheduleRun, _ failures: [RecordedFailure]) {
        if let step = trace.divergence(of: run.choices.trace) {
            repeatDifference = "repeated, this run made other choices at step \(step)"
        } else if !isLike(failures) {
            repeatDifference =
                "repeated in the same order, it \(failures.isEmpty ? "did not fail" : "failed elsewhere")"
        }
    }

    mutating func note(simplest run: ScheduleRun, _ failures: [RecordedFailure], runs: Int) {
        note(repeated: run, failures)
        guard isLike(failures) else { return }
        (self.failures, self.runs) = (failures, runs)
        (trace, steps, repeatDifference) = (run.choices.trace, run.order.steps, nil)
    }

    // MARK: Text

    /// The failures, the order, and how to replay the order.
    public var description: String {
        let which =
            count.map { "order \(number) of \($0) of the tasks, seed \(seed)" }
            ?? "the replayed order of the tasks"
        let lines = failures.map { "  \($0.prefix)\($0.message.replacing("\n", with: "\n  "))" }
        return (["fails under \(which)"] + lines + story).joined(separator: "\n")
    }

    private var story: [String] {
        var lines = ["  order: \(orderText)"]
        if let repeatDifference {
            lines.append("  \(repeatDifference): something decides that is not drawn, such as the time or a thread")
        } else {
            let passes = steps.filter { $0.passed != nil }
            let count =
                passes.isEmpty
                ? "in turn" : passes.count == 1 ? "1 task out of turn" : "\(passes.count) tasks out of turn"
            lines.append("  made simpler in \(runs) runs: \(count)")
            lines += passes.prefix(20).map { "    task \($0.task) before task \($0.passed ?? 0)" }
        }
        return lines + ["  \(ReplayVariable.schedule.line(for: schedule))"]
    }

    private var orderText: String {
        if order.isEmpty { return "no task was resumed" }
        let shown = order.prefix(100).map { "\($0)" }.joined(separator: " ")
        return "task " + (order.count > 100 ? "\(shown) … (\(order.count) times in all)" : shown)
    }
}
