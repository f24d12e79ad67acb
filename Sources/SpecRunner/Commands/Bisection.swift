import SpecEvents
import SpecReports

/// `bisect`: the smallest set of examples that makes one fail, when it fails in this order and not by itself.
///
/// Halves what ran before the failing example as long as it still fails, and then tries to do without each of the rest:
/// Zeller's delta debugging, with one culprit assumed at first.
struct Bisection {
    enum Finding: Equatable {
        /// Nothing failed.
        case nothingFails
        /// It fails without any other.
        case failsByItself(ExampleIdentity)
        /// It fails after these, and after no fewer of them.
        case needs(ExampleIdentity, [ExampleIdentity])
        /// It failed once and did not again, in the same order.
        case notReproducible(ExampleIdentity)
    }

    /// Runs examples, in their order and in one process, and tells how each ended.
    private let run: ([ExampleIdentity]) -> [(example: ExampleIdentity, result: ExampleResult)]
    private let say: (String) -> Void

    init(
        say: @escaping (String) -> Void,
        run: @escaping ([ExampleIdentity]) -> [(example: ExampleIdentity, result: ExampleResult)]
    ) {
        self.run = run
        self.say = say
    }

    func find(in examples: [ExampleIdentity]) -> Finding {
        let results = run(examples)
        guard let failed = results.firstIndex(where: { $0.result.isFailure }) else { return .nothingFails }
        let victim = results[failed].example
        say("fails: \(victim.fullName)")
        if fails(victim, after: []) { return .failsByItself(victim) }
        var suspects = results[..<failed].map(\.example)
        guard fails(victim, after: suspects) else { return .notReproducible(victim) }
        halve(&suspects, victim)
        doWithout(&suspects, victim)
        return .needs(victim, suspects)
    }

    private func halve(_ suspects: inout [ExampleIdentity], _ victim: ExampleIdentity) {
        while suspects.count > 1 {
            let middle = suspects.count / 2
            say("\(suspects.count) examples may be to blame")
            if fails(victim, after: Array(suspects[..<middle])) {
                suspects.removeSubrange(middle...)
            } else if fails(victim, after: Array(suspects[middle...])) {
                suspects.removeSubrange(..<middle)
            } else {
                return
            }
        }
    }

    private func doWithout(_ suspects: inout [ExampleIdentity], _ victim: ExampleIdentity) {
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

extension Bisection.Finding {
    /// The finding in words, and how to see it.
    func text(_ request: Request) -> String {
        switch self {
        case .nothingFails:
            return "Nothing fails in this order.\n"
        case .failsByItself(let victim):
            return "\(victim.fullName)\nfails by itself, in any order.\n"
        case .notReproducible(let victim):
            return
                "\(victim.fullName)\nfailed once and passed in the same order afterwards: it is flaky; try --repeat.\n"
        case .needs(let victim, let others):
            let names = (others + [victim]).map { "  \($0.fullName)\n" }.joined()
            let seed = request.seed.map { " --seed \($0)" } ?? ""
            let filter = (others + [victim]).map { LiteralPattern.escaped($0.fullName) }.joined(separator: "|")
            return """
                \(victim.fullName)
                fails only after what runs before it here:

                \(names)
                To see it: swift run specs\(seed) --filter '\(filter)'

                """
        }
    }
}

/// Text as a regular expression that matches it and nothing else.
enum LiteralPattern {
    static func escaped(_ text: String) -> String {
        String(text.flatMap { #"\^$.|?*+()[]{}/"#.contains($0) ? ["\\", $0] : [$0] })
    }
}
