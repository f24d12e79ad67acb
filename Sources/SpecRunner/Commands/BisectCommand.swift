import SpecEvents
import SpecReports

/// The command `bisect`, which finds examples that make others fail, and how to reproduce it.
struct BisectCommand {
    /// The options for a bisection.
    let options: Options
    let environment: [String: String]

    func run() throws -> ExitStatus {
        let session = try Session(options, environment)
        var list = try session.listExamples()
        if list.examples.isEmpty { return try session.reportNothingToRun() }
        list.processes = [:]
        let seeds = seeds(session.request)
        var status = ExitStatus.allPassed
        var outside: [RecordedFailure] = []
        for seed in seeds where status == .allPassed {
            let bisection = Bisection(
                log: Console.error,
                runAsDeclared: session.bisected(list, seed: nil),
                run: session.bisected(list, seed: seed) { outside += $0 }
            )
            bisection.find(in: list.examples) { finding in
                Console.write((status == .allPassed ? "" : "\n") + finding.text(options, seed: seed))
                status = .somethingFailed
            }
        }
        if status != .allPassed { return status }
        guard let failure = outside.first else {
            Console.write(Bisection.textIfNothingFails(inOrdersOf: seeds))
            return .allPassed
        }
        Console.write("\(failure.prefix)\(failure.message)\nfailed outside of examples, and so cannot be bisected.\n")
        return .somethingFailed
    }

    /// The seeds of the orders to try until something fails; `nil` is the order of declaration.
    private func seeds(_ request: Request) -> [UInt64?] {
        guard options.request.seed == nil, let first = request.seed else { return [request.seed] }
        return [nil] + (0..<3).map { first &+ $0 }
    }
}

extension Bisection {
    /// The message that nothing failed in these orders; `nil` is the order of declaration.
    static func textIfNothingFails(inOrdersOf seeds: [UInt64?]) -> String {
        let random = seeds.compactMap(\.self).map { "--seed \($0)" }
        guard random.count < seeds.count else {
            return
                "Nothing fails in the random order of \(random.joined(separator: ", ")). In another order something may: "
                + "without --seed, a bisection tries several.\n"
        }
        return
            "Nothing fails in the order of declaration, nor in the random orders of \(random.joined(separator: ", ")). "
            + "In another order something may: each bisection tries new ones.\n"
    }
}

extension Bisection.Finding {
    /// A description of the finding, and how to reproduce it.
    ///
    /// - Parameter seed: The seed of the order in which all examples ran.
    func text(_ options: Options, seed: UInt64?) -> String {
        let order = seed.map { " --seed \($0)" } ?? ""
        switch self {
        case .failsByItself(let victim):
            return "\(victim.line)\nfails alone, and in the order of declaration, too.\n"
        case .passesAfter(let victim, let others):
            return """
                \(victim.line)
                fails alone: it passes only after others that run before it, such as:

                \(Self.list(others))
                To see it fail: \(options.specsCommand) --filter \(Self.filter([victim]))

                """
        case .failsSometimes(let victim, let frequency):
            let circumstances = frequency.isAlone ? "alone" : "after the same examples"
            let command =
                frequency.isAlone
                ? "\(options.specsCommand) --filter \(Self.filter([victim]))" : options.selectingCommand + order
            return """
                \(victim.line)
                fails now and then: \(circumstances), it failed \(frequency.failures) of \(frequency.runs) times.
                To see how often: \(command) --repeat 20

                """
        case .needs(let victim, let others):
            return """
                \(victim.line)
                fails only after what runs before it here:

                \(Self.list(others + [victim]))
                To reproduce it: \(options.specsCommand)\(order) --filter \(Self.filter(others + [victim]))

                """
        }
    }

    private static func list(_ examples: [ExampleIdentity]) -> String {
        examples.map { "  \($0.line)\n" }.joined()
    }

    private static func filter(_ examples: [ExampleIdentity]) -> String {
        ShellWord.quoted(examples.map { LiteralPattern.escaped($0.fullName) }.joined(separator: "|"))
    }
}

extension Session {
    /// Returns a function that runs examples of a list in one process, in random order with a seed,
    /// or in the order of declaration without one.
    ///
    /// - Parameter noteOutside: Receives the failures outside of examples.
    fileprivate func bisected(
        _ list: ExampleList,
        seed: UInt64?,
        noteOutside: @escaping ([RecordedFailure]) -> Void = { _ in }
    ) -> Bisection.Run {
        var request = request
        (request.order, request.seed) = (seed == nil ? .declared : .random, seed)
        return { [request] examples in
            let recorder = Recorder()
            var part = list
            part.examples = examples
            _ = run(part, [recorder], request)
            if Interrupts.stopReason != nil { ExitStatus.somethingFailed.exitRunner() }
            noteOutside(recorder.failuresOutsideExamples)
            return recorder.results
        }
    }
}
