import SpecEvents

/// `bisect`: finds for each example that fails which others make it fail, and prints how to reproduce it.
struct BisectCommand {
    /// Those for a bisection.
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

    /// The seeds of the orders to try, until something fails; `nil` for the order of declaration.
    private func seeds(_ request: Request) -> [UInt64?] {
        guard options.request.seed == nil, let first = request.seed else { return [request.seed] }
        return [nil] + (0..<3).map { first &+ $0 }
    }
}
