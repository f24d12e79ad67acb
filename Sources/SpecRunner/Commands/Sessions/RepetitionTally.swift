import SpecEvents

/// Counts the results of examples that run several times, to find those that fail only sometimes.
struct RepetitionTally {
    private struct Count {
        var example: ExampleIdentity
        var runs = 0
        var failures = 0
        /// How often the example passed, but not at the first attempt.
        var retries = 0

        var isUnstable: Bool { failures + retries > 0 }
        var alwaysFails: Bool { failures == runs }

        var line: String {
            let word = alwaysFails ? "always fails" : "is flaky"
            let retries = retries == 0 ? "" : ", passed on a retry \(retries)"
            return "\(example.fullName) \(word): failed \(failures)\(retries) of \(runs) times\n"
        }
    }

    private var counts: [String: Count] = [:]

    mutating func count(_ example: ExampleIdentity, _ result: ExampleResult) {
        guard result.status != .skipped else { return }
        counts[example.identifier, default: Count(example: example)].runs += 1
        if result.isFailure { counts[example.identifier]?.failures += 1 }
        if result.isFlaky { counts[example.identifier]?.retries += 1 }
    }

    /// How many examples fail always or sometimes, and each of them in a line.
    var verdict: String {
        let unstable = counts.values.filter(\.isUnstable).sorted { $0.example.identifier < $1.example.identifier }
        guard !unstable.isEmpty else { return "Every example passed every time, at its first attempt.\n" }
        return heading(unstable) + unstable.map(\.line).joined()
    }

    private func heading(_ unstable: [Count]) -> String {
        let broken = unstable.count(where: \.alwaysFails)
        let flaky = unstable.count - broken
        let parts = [
            flaky > 0 ? "\(flaky) \(flaky == 1 ? "is" : "are") flaky" : nil,
            broken > 0 ? "\(broken) always \(broken == 1 ? "fails" : "fail")" : nil,
        ]
        let examples = counts.count == 1 ? "1 example" : "\(counts.count) examples"
        return "Of \(examples) that ran, \(parts.compactMap(\.self).joined(separator: " and ")):\n"
    }
}
