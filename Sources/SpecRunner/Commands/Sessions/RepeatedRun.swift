import SpecReports

/// `--repeat N`: runs the examples N times and names those that fail only sometimes.
///
/// The file of events contains every run. The printed report and the other files are those of one run, in which each example has
/// its worst result.
struct RepeatedRun {
    let session: Session
    let reports: Reports
    let snapshots: SnapshotRun

    /// Returns the summary of each run.
    func run(_ list: ExampleList) throws -> [Summary] {
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
            // A process runs its examples only once.
            list.processes = [:]
            summaries.append(summary)
            streams.append(RecordedStream(name: "run \(number)", events: recorder.events))
            recorder.results.forEach { tally.count($0.example, $0.result) }
            Console.write("Run \(number) of \(count): \(Self.text(summary))\n")
            if !summary.isSuccess, session.options.request.process.failsFast { break }
        }
        let merged = MergedRun(of: streams).events
        let duration = summaries.reduce(0) { $0 + $1.duration }
        if session.options.format != .none { Console.write("\n") }
        reports.makeConsoleReporters().replay(merged, duration: duration)
        Console.write("\n" + tally.verdict)
        reports.makeDocumentReporter().replay(merged, duration: duration)
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
