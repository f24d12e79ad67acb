import SpecEvents

/// Finds, for each failing example, a minimal set of other examples after which it fails.
///
/// It halves the examples before the failing one as long as it still fails, and then tries to
/// remove each of the remaining ones: Zeller's delta debugging. The first and the last result must
/// be reproducible, because an example that fails intermittently could lead to any result.
struct Bisection {
    enum Finding: Equatable {
        /// The example fails every time it runs alone, and also in the order of declaration.
        case failsByItself(ExampleIdentity)
        /// The example fails every time it runs alone, but passes after these.
        case passesAfter(ExampleIdentity, [ExampleIdentity])
        /// The example fails every time after these, and passes if any one of them is left out.
        case needs(ExampleIdentity, [ExampleIdentity])
        /// With the same examples before it, the example failed this often and otherwise passed.
        case failsSometimes(ExampleIdentity, Frequency)
    }

    /// How often an example failed.
    struct Frequency: Equatable {
        var failures = 0
        var runs = 0
        /// Whether no other example ran before it.
        var isAlone = false

        /// Whether the example both failed and passed.
        var isMixed: Bool { failures > 0 && failures < runs }
    }

    /// How often to run the example alone, and after those that it needs, before a result counts.
    private static let trials = 3

    /// Runs examples in one process, and returns their results in the order in which they ran.
    typealias Run = ([ExampleIdentity]) -> [(example: ExampleIdentity, result: ExampleResult)]

    let log: (String) -> Void
    /// Runs examples in the order of declaration.
    let runAsDeclared: Run
    /// Runs examples in the order in which an example failed.
    let run: Run

    /// Runs the examples, and reports each finding about a failing one as soon as it is known.
    func find(in examples: [ExampleIdentity], report: (Finding) -> Void) {
        let results = run(examples)
        let failed = results.indices.filter { results[$0].result.isFailure }
        for (number, index) in failed.enumerated() {
            let victim = results[index].example
            let position = failed.count > 1 ? " (\(number + 1) of \(failed.count))" : ""
            log("fails\(position): \(victim.line)")
            report(finding(of: victim, after: results[..<index].map(\.example), in: examples))
        }
    }

    /// Finds out why an example fails.
    ///
    /// - Parameter others: The examples after which it failed once.
    private func finding(
        of victim: ExampleIdentity,
        after others: [ExampleIdentity],
        in examples: [ExampleIdentity]
    ) -> Finding {
        var alone = Frequency(isAlone: true)
        count(&alone, victim, after: [], upTo: Self.trials)
        if alone.isMixed { return .failsSometimes(victim, alone) }
        if alone.failures > 0 { return standaloneFinding(victim, examples.filter { $0 != victim }) }
        var inOrder = Frequency(failures: 1, runs: 1, isAlone: others.isEmpty)
        count(&inOrder, victim, after: others, upTo: 2)
        if inOrder.isMixed { return .failsSometimes(victim, inOrder) }
        let culprits = smallest(of: others) { fails(victim, after: $0) }
        var needed = Frequency(failures: 1, runs: 1)
        count(&needed, victim, after: culprits, upTo: Self.trials)
        return needed.isMixed ? .failsSometimes(victim, needed) : .needs(victim, culprits)
    }

    /// Returns the finding for an example that fails alone.
    ///
    /// It may need another example that comes first in the order of declaration. Since a process
    /// has only one order, only those declared before it can be tried.
    private func standaloneFinding(_ victim: ExampleIdentity, _ others: [ExampleIdentity]) -> Finding {
        let results = runAsDeclared(others + [victim])
        let earlier = results.prefix { $0.example != victim }.map(\.example)
        guard !earlier.isEmpty, !Self.hasFailed(victim, in: results) else { return .failsByItself(victim) }
        return .passesAfter(victim, smallest(of: earlier) { !Self.hasFailed(victim, in: runAsDeclared($0 + [victim])) })
    }

    /// Runs the example until it has run the given number of times, or has both failed and passed.
    private func count(
        _ frequency: inout Frequency,
        _ victim: ExampleIdentity,
        after others: [ExampleIdentity],
        upTo runs: Int
    ) {
        while frequency.runs < runs, !frequency.isMixed {
            frequency.runs += 1
            if fails(victim, after: others) { frequency.failures += 1 }
        }
    }

    /// Returns the smallest subset of the examples found to satisfy a condition.
    private func smallest(
        of examples: [ExampleIdentity],
        where holds: ([ExampleIdentity]) -> Bool
    ) -> [ExampleIdentity] {
        var suspects = examples
        halve(&suspects, holds)
        guard suspects.count > 1 else { return suspects }
        for suspect in suspects {
            let others = suspects.filter { $0 != suspect }
            if holds(others) { suspects = others }
        }
        return suspects
    }

    private func halve(_ suspects: inout [ExampleIdentity], _ holds: ([ExampleIdentity]) -> Bool) {
        while suspects.count > 1 {
            let middle = suspects.count / 2
            log("\(suspects.count) examples may be the cause")
            if holds(Array(suspects[..<middle])) {
                suspects.removeSubrange(middle...)
            } else if holds(Array(suspects[middle...])) {
                suspects.removeSubrange(..<middle)
            } else {
                return
            }
        }
    }

    private func fails(_ victim: ExampleIdentity, after others: [ExampleIdentity]) -> Bool {
        Self.hasFailed(victim, in: run(others + [victim]))
    }

    private static func hasFailed(
        _ victim: ExampleIdentity,
        in results: [(example: ExampleIdentity, result: ExampleResult)]
    ) -> Bool {
        results.contains { $0.example == victim && $0.result.isFailure }
    }
}
