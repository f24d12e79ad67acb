import SpecEvents
import SpecReports

/// `replay EVENTS`: reruns the failures of a recording, after the same examples, in the same
/// order, with the same seed and choices, and finds the smallest part with which they fail.
struct ReplayCommand {
    let options: Options
    let environment: [String: String]
    /// The names of the failures to replay; all if empty.
    private var filters: [String] { options.request.filters }

    func run() throws -> ExitStatus {
        var (status, isMissing) = (ExitStatus.nothingToRun, false)
        for path in options.eventFiles {
            let recording = Recorder(try RecordedStream(path: path).events)
            let results = recording.results
            let failed = results.indices.filter { results[$0].result.isFailure && selects(results[$0].example) }
            let outside = filters.isEmpty ? recording.failuresOutsideExamples : []
            outside.forEach(tellOutside)
            if !outside.isEmpty { status = .somethingFailed }
            if failed.isEmpty {
                guard outside.isEmpty else { continue }
                let matching = filters.isEmpty ? "" : " that --filter selects"
                Console.write("\(path) has no failure\(matching).\n")
            } else {
                switch try replay(failed, of: recording) {
                case .somethingFailed: status = .somethingFailed
                case .nothingToRun: isMissing = true
                default: status = status == .nothingToRun ? .allPassed : status
                }
            }
        }
        return isMissing && status == .allPassed ? .nothingToRun : status
    }

    private func tellOutside(_ failure: RecordedFailure) {
        Console.write(
            "\(failure.prefix)\(failure.message)\nfailed outside of examples, and so cannot be replayed: run all of it again.\n\n"
        )
    }

    private func selects(_ example: ExampleIdentity) -> Bool {
        filters.isEmpty || filters.contains { (try? NameFilter($0))?.matches(example) ?? false }
    }

    /// - Returns: Whether everything passes; `nothingToRun` if an example is missing.
    private func replay(_ failed: [Int], of recording: Recorder) throws -> ExitStatus {
        let (results, seed) = (recording.results, recording.seed)
        let session = try Session(options.forReplay(of: seed), environment)
        var list = try session.listExamples()
        if list.examples.isEmpty { return try session.reportNothingToRun() }
        list.processes = [:]
        // By name: lines may have moved since, and the package may have been elsewhere.
        let known = Dictionary(list.examples.map { ($0.identifier, $0) }) { first, _ in first }
        let all = results.compactMap { known[$0.example.identifier] }
        var status = ExitStatus.allPassed
        for index in failed {
            let (recorded, result) = results[index]
            guard let victim = known[recorded.identifier] else {
                Console.write("\(recorded.line)\nis no longer there.\n\n")
                status = status == .allPassed ? .nothingToRun : status
                continue
            }
            let before = results[..<index].compactMap { known[$0.example.identifier] }
            let named = result.replay?.environment ?? [:]
            // The variables are for all examples: earlier ones may leave another state behind.
            var found = Finding()
            for choices in named.isEmpty ? [[:]] : [named, [:]] where found.text == nil {
                found = finding(of: victim, after: before, among: all, in: list, session, seed, choices)
            }
            if let text = found.text {
                status = .somethingFailed
                Console.write("Fails again: \(text)\n")
            } else if !found.hasRun {
                status = .somethingFailed
                found.failuresOutside.forEach(tellOutside)
                Console.write("\(victim.line)\ndid not run, so it is not known whether it fails again.\n\n")
            } else {
                let choices = named.isEmpty ? "" : ", with and without \(Self.assignment(named))"
                let conditions = "after the same examples\(seed == nil ? "" : " and with the same seed")\(choices)"
                Console.write("\(victim.line)\ndoes not fail again, \(conditions).\n\n")
            }
        }
        return status
    }

    private struct Finding {
        /// The cause of the example's failure; `nil` if it passes.
        var text: String?
        var hasRun = false
        var failuresOutside: [RecordedFailure] = []
    }

    /// Reruns an example with some choices, and describes its failure, with the choices of the last
    /// one: a property shrinks them.
    private func finding(
        of victim: ExampleIdentity,
        after before: [ExampleIdentity],
        among all: [ExampleIdentity],
        in list: ExampleList,
        _ session: Session,
        _ seed: UInt64?,
        _ choices: [String: String]
    ) -> Finding {
        var smallest = choices
        var found = Finding()
        func noting(_ run: @escaping Bisection.Run) -> Bisection.Run {
            { examples in
                var results = run(examples)
                for index in results.indices where results[index].result.replay == .misfit {
                    results[index].result = ExampleResult(status: .passed, duration: 0)
                }
                let failure = results.last { $0.example == victim && $0.result.isFailure }
                found.hasRun = found.hasRun || results.contains { $0.example == victim && $0.result.status != .skipped }
                smallest = failure.map { $0.result.replay?.environment ?? [:] } ?? smallest
                return results
            }
        }
        let bisection = Bisection(
            log: Console.error,
            runAsDeclared: noting(session.bisected(list, seed: nil, choices) { found.failuresOutside += $0 }),
            run: noting(session.bisected(list, seed: seed, choices) { found.failuresOutside += $0 })
        )
        found.text = bisection.replay(victim, after: before, in: all).map { finding in
            finding.text(options.forReplay(of: seed), seed: seed) + Self.text(of: smallest)
        }
        return found
    }

    private static func assignment(_ choices: [String: String]) -> String {
        choices.map { "\($0)=\($1)" }.joined(separator: " ")
    }

    private static func text(of choices: [String: String]) -> String {
        choices.isEmpty ? "" : "The smallest choices that fail: \(assignment(choices))\n"
    }
}

extension Session {
    /// Runs examples of a list in one process, in the order of declaration or in that of a seed.
    ///
    /// - Parameters:
    ///   - choices: Variables of the process that name random choices.
    ///   - noteOutside: Gets the failures outside examples.
    func bisected(
        _ list: ExampleList,
        seed: UInt64?,
        _ choices: [String: String] = [:],
        noteOutside: @escaping ([RecordedFailure]) -> Void = { _ in }
    ) -> Bisection.Run {
        var (list, request) = (list, request)
        for index in list.bundles.indices { list.bundles[index].environment.merge(choices) { $1 } }
        (request.order, request.seed) = (seed == nil ? .declared : .random, seed)
        return { [list, request] examples in
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
