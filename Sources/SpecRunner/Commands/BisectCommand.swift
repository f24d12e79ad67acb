import SpecEvents
import SpecReports

struct BisectCommand {
    let options: Options
    let environment: [String: String]

    func run() throws -> ExitStatus {
        let session = try Session(options, environment)
        let list = try session.listExamples()
        if list.examples.isEmpty { return try session.reportNothingToRun() }
        var outside: [RecordedFailure] = []
        var status = ExitStatus.allPassed
        var isFocused = false
        let bisection = Bisection(log: Console.error) { examples in
            var part = list
            (part.examples, part.processes) = (examples, [:])
            let summary = session.run(part, [])
            if Interrupts.stopReason != nil { ExitStatus.somethingFailed.exitRunner() }
            outside += summary.failuresOutsideExamples
            isFocused = isFocused || summary.isFocused
            return summary.examples.map { ($0.identity, $0.result) }
        }
        bisection.find(in: list.examples) { finding in
            Console.write((status == .allPassed ? "" : "\n") + finding.text(options, seed: session.request.seed))
            status = .somethingFailed
        }
        if status != .allPassed { return status }
        guard let failure = outside.first else {
            let order = session.request.seed.map { "the random order of --seed \($0)" } ?? "the order of declaration"
            let part = isFocused ? ", of which only the focused examples ran" : ""
            Console.write("Nothing fails in \(order)\(part). In another one something may: --order random draws it.\n")
            return .allPassed
        }
        Console.write("\(failure.prefix)\(failure.message)\nfailed outside of examples, and so cannot be bisected.\n")
        return .somethingFailed
    }
}

/// A search for a minimal set of examples that make another example fail if they run before it.
///
/// The search uses Zeller's delta debugging. It keeps halving the set of preceding examples as long
/// as the failure still occurs, and then tries to remove each remaining example. It reproduces the
/// failure at the beginning and end, because an intermittent failure would invalidate the result.
struct Bisection {
    enum Finding: Equatable {
        case failsByItself(ExampleIdentity)
        /// The first example passes alone, but fails whenever it runs after the others.
        case needs(ExampleIdentity, [ExampleIdentity])
        case failsSometimes(ExampleIdentity, Frequency)
    }

    struct Frequency: Equatable {
        var failures = 0
        var runs = 0
        var isAlone = false

        var isMixed: Bool { failures > 0 && failures < runs }
    }

    let log: (String) -> Void
    /// Runs the examples one after another, and returns their results in the order of execution.
    let run: ([ExampleIdentity]) -> [(example: ExampleIdentity, result: ExampleResult)]

    func find(in examples: [ExampleIdentity], report: (Finding) -> Void) {
        let results = run(examples)
        let failed = results.indices.filter { results[$0].result.isFailure }
        for (number, index) in failed.enumerated() {
            let victim = results[index].example
            let position = failed.count > 1 ? " (\(number + 1) of \(failed.count))" : ""
            log("fails\(position): \(victim.line)")
            report(finding(of: victim, after: results[..<index].map(\.example)))
        }
    }

    private func finding(of victim: ExampleIdentity, after others: [ExampleIdentity]) -> Finding {
        let alone = frequency(of: victim, after: [], runs: 3)
        if alone.isMixed { return .failsSometimes(victim, alone) }
        if alone.failures > 0 { return .failsByItself(victim) }
        let inOrder = frequency(of: victim, after: others, runs: 1, failures: 1)
        if inOrder.isMixed { return .failsSometimes(victim, inOrder) }
        let culprits = smallest(of: others, for: victim)
        let needed = frequency(of: victim, after: culprits, runs: 2, failures: 1)
        return needed.isMixed ? .failsSometimes(victim, needed) : .needs(victim, culprits)
    }

    /// - Parameter failures: The number of earlier runs to include, all of which failed.
    private func frequency(
        of victim: ExampleIdentity,
        after others: [ExampleIdentity],
        runs: Int,
        failures earlier: Int = 0
    ) -> Frequency {
        let failures = (0..<runs).count { _ in fails(victim, after: others) }
        return Frequency(failures: earlier + failures, runs: earlier + runs, isAlone: others.isEmpty)
    }

    private func smallest(of examples: [ExampleIdentity], for victim: ExampleIdentity) -> [ExampleIdentity] {
        var suspects = examples
        while suspects.count > 1 {
            log("\(suspects.count) examples may be the cause")
            let middle = suspects.count / 2
            let halves = [Array(suspects[..<middle]), Array(suspects[middle...])]
            guard let half = halves.first(where: { fails(victim, after: $0) }) else { break }
            suspects = half
        }
        for suspect in suspects where suspects.count > 1 {
            let others = suspects.filter { $0 != suspect }
            if fails(victim, after: others) { suspects = others }
        }
        return suspects
    }

    private func fails(_ victim: ExampleIdentity, after others: [ExampleIdentity]) -> Bool {
        run(others + [victim]).contains { $0.example == victim && $0.result.isFailure }
    }
}

extension Bisection.Finding {
    func text(_ options: Options, seed: UInt64?) -> String {
        let order = seed.map { " --seed \($0)" } ?? ""
        func command(_ examples: [ExampleIdentity]) -> String {
            let filter = ShellWord.quoted(LiteralPattern.of(examples))
            return "\(options.specsCommand)\(examples.count > 1 ? order : "") --filter \(filter)"
        }
        switch self {
        case .failsByItself(let victim):
            return """
                \(victim.line)
                fails alone.
                To reproduce it: \(command([victim]))

                """
        case .failsSometimes(let victim, let frequency):
            let circumstances = frequency.isAlone ? "alone" : "after the same examples"
            let again = frequency.isAlone ? command([victim]) : options.selectingCommand + order
            return """
                \(victim.line)
                fails now and then: \(circumstances), it failed \(frequency.failures) of \(frequency.runs) times.
                To see how often: \(again) --repeat 20

                """
        case .needs(let victim, let others):
            return """
                \(victim.line)
                fails only after what runs before it here:

                \((others + [victim]).map { "  \($0.line)\n" }.joined())
                To reproduce it: \(command(others + [victim]))

                """
        }
    }
}
