import SpecEvents

/// Finds a minimal set of examples after which another one fails that passes alone.
///
/// Bisection halves the examples before the failing one as long as it still fails, and then tries to remove each of the
/// rest: Zeller's delta debugging, with the assumption that one example is the cause.
struct Bisection {
    enum Finding: Equatable {
        /// No example fails.
        case nothingFails
        /// The example fails alone.
        case failsByItself(ExampleIdentity)
        /// The example fails after these, and passes without any one of them.
        case needs(ExampleIdentity, [ExampleIdentity])
        /// The example failed once and passed the second time, in the same order.
        case notReproducible(ExampleIdentity)
    }

    /// Runs examples in their order in one process, and returns their results.
    private let run: ([ExampleIdentity]) -> [(example: ExampleIdentity, result: ExampleResult)]
    private let log: (String) -> Void

    init(
        log: @escaping (String) -> Void,
        run: @escaping ([ExampleIdentity]) -> [(example: ExampleIdentity, result: ExampleResult)]
    ) {
        self.run = run
        self.log = log
    }

    func find(in examples: [ExampleIdentity]) -> Finding {
        let results = run(examples)
        guard let failed = results.firstIndex(where: { $0.result.isFailure }) else { return .nothingFails }
        let victim = results[failed].example
        log("fails: \(victim.fullName)")
        if fails(victim, after: []) { return .failsByItself(victim) }
        var suspects = results[..<failed].map(\.example)
        guard fails(victim, after: suspects) else { return .notReproducible(victim) }
        halve(&suspects, victim)
        removeUnneeded(&suspects, victim)
        return .needs(victim, suspects)
    }

    private func halve(_ suspects: inout [ExampleIdentity], _ victim: ExampleIdentity) {
        while suspects.count > 1 {
            let middle = suspects.count / 2
            log("\(suspects.count) examples may be the cause")
            if fails(victim, after: Array(suspects[..<middle])) {
                suspects.removeSubrange(middle...)
            } else if fails(victim, after: Array(suspects[middle...])) {
                suspects.removeSubrange(..<middle)
            } else {
                return
            }
        }
    }

    private func removeUnneeded(_ suspects: inout [ExampleIdentity], _ victim: ExampleIdentity) {
        guard suspects.count > 1 else { return }
        for suspect in suspects {
            let others = suspects.filter { $0 != suspect }
            if fails(victim, after: others) { suspects = others }
        }
    }

    private func fails(_ victim: ExampleIdentity, after others: [ExampleIdentity]) -> Bool {
        run(others + [victim]).contains { $0.example == victim && $0.result.isFailure }
    }
}
