import SpecEvents

/// A failure under a certain order of the tasks.
public struct ScheduleFailure: Error, CustomStringConvertible {
    /// The seed that makes the order; `SPEC_SCHEDULE` replays it.
    public let seed: UInt64
    /// The tasks in the order in which they were resumed, numbered as they were first seen.
    public let order: [Int]
    /// The failures under that order.
    public let failures: [RecordedFailure]
    let number: Int
    let count: Int?

    /// The seed, the order and the failures.
    public var description: String {
        let which = count.map { "\(number) of \($0) orders of the tasks, that of" } ?? "the order of the tasks of"
        let lines = failures.map { failure in
            let location = failure.location.map { "\($0): " } ?? ""
            return "  \(location)\(failure.message.replacing("\n", with: "\n  "))"
        }
        return """
            fails under \(which) seed \(seed)
            \(lines.joined(separator: "\n"))
              order: \(orderText)
              to replay it: SPEC_SCHEDULE=\(seed)
            """
    }

    private var orderText: String {
        if order.isEmpty { return "no task was resumed" }
        let shown = order.prefix(100).map { "\($0)" }.joined(separator: " ")
        return "task " + (order.count > 100 ? "\(shown) … (\(order.count) times in all)" : shown)
    }
}

/// Collects the failures under one order of the tasks.
final class ScheduleFailures: FailureOwner {
    private let failures = FailureCollection()
    private let owner = CurrentFailureOwner.value

    func record(_ failure: RecordedFailure) {
        if !failures.add(failure) { owner?.record(failure) }
    }

    func recordPass(at location: CodeLocation) { owner?.recordPass(at: location) }

    func acceptSkip(_ reason: String) -> Bool { owner?.acceptSkip(reason) ?? false }

    /// Ends the collection, and returns it. Later failures go to the owner around it.
    func close() -> [RecordedFailure] { failures.close() }
}
