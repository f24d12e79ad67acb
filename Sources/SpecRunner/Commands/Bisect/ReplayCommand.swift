import SpecEvents
import SpecReports

/// `replay EVENTS`: runs what failed in a recording again, after the same examples, in the same order and with the same seed, and
/// finds the smallest part of them after which it fails.
struct ReplayCommand {
    private let options: Options
    private let environment: [String: String]
    /// The names of the failures to replay; all without any.
    private let filters: [String]

    init(_ options: Options, _ environment: [String: String]) {
        (self.options, self.environment, filters) = (options, environment, options.request.filters)
    }

    func run() throws -> ExitStatus {
        var status = ExitStatus.nothingToRun
        for path in options.eventFiles {
            let recording = Recording(try RecordedStream(path: path))
            let failed = recording.results.indices.filter { index in
                recording.results[index].result.isFailure && selects(recording.results[index].example)
            }
            if failed.isEmpty {
                let matching = filters.isEmpty ? "" : " that --filter selects"
                Console.write("\(path) has no failure\(matching).\n")
            } else if try replay(failed, of: recording) {
                status = .somethingFailed
            } else if status == .nothingToRun {
                status = .allPassed
            }
        }
        return status
    }

    private func selects(_ example: ExampleIdentity) -> Bool {
        filters.isEmpty || filters.contains { (try? NameFilter($0))?.matches(example) ?? false }
    }

    /// - Returns: Whether something fails again.
    private func replay(_ failed: [Int], of recording: Recording) throws -> Bool {
        let session = try Session(options.forReplay(of: recording.seed), environment)
        var list = try session.listExamples()
        if list.examples.isEmpty { return try session.reportNothingToRun() != .allPassed }
        list.processes = [:]
        let bisection = Bisection(
            log: Console.error,
            runAsDeclared: session.bisected(list, seed: nil),
            run: session.bisected(list, seed: recording.seed)
        )
        var failsAgain = false
        for index in failed {
            let victim = recording.results[index].example
            guard list.examples.contains(victim) else {
                Console.write("\(victim.fullName)\nis no longer there.\n\n")
                continue
            }
            let before = recording.results[..<index].map(\.example).filter(list.examples.contains)
            let finding = bisection.replay(victim, after: before, in: list.examples)
            if finding != nil { failsAgain = true }
            Console.write(
                finding.map {
                    "Fails again: " + $0.text(options.forReplay(of: recording.seed), seed: recording.seed) + "\n"
                }
                    ?? "\(victim.fullName)\ndoes not fail again, after the same examples and with the same seed.\n\n"
            )
        }
        return failsAgain
    }
}

/// What a recording says of the examples of its run.
private struct Recording {
    let seed: UInt64?
    let results: [(example: ExampleIdentity, result: ExampleResult)]

    init(_ stream: RecordedStream) {
        let recorder = Recorder()
        stream.events.forEach(recorder.report)
        results = recorder.results
        seed = stream.events.lazy.compactMap { if case .runStarted(_, let seed?, _) = $0 { seed } else { nil } }.first
    }
}

extension Session {
    /// Runs examples of a list in one process, in the order of declaration or in that of a seed.
    func bisected(_ list: ExampleList, seed: UInt64?) -> Bisection.Run {
        var request = request
        (request.order, request.seed) = (seed == nil ? .declared : .random, seed)
        return { [request] examples in
            let recorder = Recorder()
            var part = list
            part.examples = examples
            _ = run(part, [recorder], request)
            if Interrupts.stopReason != nil { ExitStatus.somethingFailed.exitRunner() }
            return recorder.results
        }
    }
}
