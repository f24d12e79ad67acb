import SpecEvents
import SpecReports

/// The `--repeat N` option, which runs the examples N times and finds the flaky ones.
///
/// The events file contains every run. The printed report and the other files show a single run, in
/// which each example has its worst result.
struct RepeatedRun {
    let session: Session
    let reports: Reports
    let snapshots: SnapshotRun

    /// - Returns: A summary of each run. If `judge` returns problems, one more summary counts them.
    func run(_ list: ExampleList, judge: () -> [String]) throws -> [Summary] {
        let count = session.options.repetitions
        let events = reports.makeEventReporter()
        var list = list
        var streams: [RecordedStream] = []
        var summaries: [Summary] = []
        var tally = RepetitionTally()
        for number in 1...count where Interrupts.stopReason == nil {
            let recorder = Recorder()
            let progress = [reports.makeProgressLine()].compactMap(\.self)
            let summary = session.run(list, [recorder, snapshots, events] + progress)
            // A process that has run its examples cannot run them again.
            list.processes = [:]
            summaries.append(summary)
            streams.append(RecordedStream(name: "run \(number)", events: recorder.events))
            summary.examples.forEach { tally.count($0.identity, $0.result) }
            Console.write("Run \(number) of \(count): \(Self.text(summary))\n")
            if !summary.isSuccess, session.options.request.process.failsFast { break }
        }
        let merged = MergedRun(of: streams).events
        let duration = summaries.reduce(0) { $0 + $1.duration }
        if session.options.format != .none { Console.write("\n") }
        let reporters = reports.makeConsoleReporters() + [reports.makeDocumentReporter()]
        var problems: [String] = []
        reporters.replay(merged, duration: duration) {
            problems = judge()
            return problems
        }
        Console.write("\n" + tally.verdict)
        // The events file records these problems as a separate run.
        let start = Event.runStarted(exampleCount: 0, seed: session.request.seed)
        if !problems.isEmpty { summaries.append(events.replay([start, .runFinished]) { problems }) }
        return summaries
    }

    private static func text(_ summary: Summary) -> String {
        let failures = summary.tally.failures
        let examples = failures == 0 ? "no example failed" : "\(failures) of \(summary.tally.total) examples failed"
        let others = summary.failuresOutsideExamples.count
        guard others > 0 else { return examples }
        return "\(examples), \(others == 1 ? "1 failure" : "\(others) failures") outside examples"
    }
}

struct RepetitionTally {
    private struct Count {
        var example: ExampleIdentity
        var runs = 0
        var failures = 0
        /// The number of runs in which the example passed only after a retry.
        var retries = 0

        var isUnstable: Bool { failures + retries > 0 }
        var alwaysFails: Bool { failures == runs }

        var line: String {
            let word = alwaysFails ? "always fails" : "is flaky"
            let retries = retries == 0 ? "" : ", passed on a retry \(retries)"
            return "\(example.line) \(word): failed \(failures)\(retries) of \(runs) times\n"
        }
    }

    private var counts: [String: Count] = [:]

    mutating func count(_ example: ExampleIdentity, _ result: ExampleResult) {
        guard result.status != .skipped else { return }
        counts[example.identifier, default: Count(example: example)].runs += 1
        if result.isFailure { counts[example.identifier]?.failures += 1 }
        if result.isFlaky { counts[example.identifier]?.retries += 1 }
    }

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
