import SpecEvents

/// Counts the results of examples that run several times, to find those that fail only sometimes.
struct RepetitionTally {
    private struct Count {
        var example: ExampleIdentity
        var runs = 0
        var failures = 0
        /// How often the example passed, but not at the first attempt.
        var retries = 0
    }

    private var counts: [String: Count] = [:]

    mutating func count(_ example: ExampleIdentity, _ result: ExampleResult) {
        guard result.status != .skipped else { return }
        var count = counts[example.identifier] ?? Count(example: example)
        count.runs += 1
        if result.isFailure { count.failures += 1 }
        if result.isFlaky { count.retries += 1 }
        counts[example.identifier] = count
    }

    /// The examples that fail always or sometimes, one per line.
    var verdict: String {
        let unstable = counts.values.filter { $0.failures + $0.retries > 0 }
        guard !unstable.isEmpty else { return "Every example passed every time, at its first attempt.\n" }
        return unstable.sorted { $0.example.identifier < $1.example.identifier }.map { count in
            let word = count.failures == count.runs ? "always fails" : "is flaky"
            let retries = count.retries == 0 ? "" : ", passed on a retry \(count.retries)"
            return "\(count.example.fullName) \(word): failed \(count.failures)\(retries) of \(count.runs) times\n"
        }
        .joined()
    }
}
