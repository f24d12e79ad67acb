import SpecReports

/// `--repeat N`: runs the examples N times and names those that fail only sometimes.
///
/// The file of events contains every run. The printed report and the other files are those of one run, in which each example has
/// its worst result.
struct RepeatedRun {
    private let session: Session
    private let reports: Reports

    init(_ session: Session, _ reports: Reports) {
        (self.session, self.reports) = (session, reports)
    }

    /// - Parameter lostProfiles: Is told of every result.
    func run(_ list: ExampleList, _ lostProfiles: LostProfiles) throws -> ExitStatus {
        let count = session.options.repetitions
        let events = reports.makeEventReporter()
        var list = list
        var streams: [RecordedStream] = []
        var duration = 0.0
        var tally = RepetitionTally()
        var isGreen = true
        for number in 1...count where Interrupts.stopReason == nil {
            let recorder = Recorder()
            let summary = session.run(
                list,
                CompositeReporter([recorder, lostProfiles, events, reports.makeProgressReporter()])
            )
            // A process runs its examples only once.
            list.processes = [:]
            isGreen = isGreen && summary.isSuccess
            duration += summary.duration
            streams.append(RecordedStream(name: "run \(number)", events: recorder.events))
            recorder.results.forEach { tally.count($0.example, $0.result) }
            Console.write("Run \(number) of \(count): \(Self.text(summary))\n")
            if !isGreen, session.options.request.stopsAtFailure { break }
        }
        let merged = MergedRun(of: streams).events
        if session.options.format != .none { Console.write("\n") }
        reports.makeConsoleReporter().replay(merged, duration: duration)
        Console.write("\n" + tally.verdict)
        reports.makeDocumentReporter().replay(merged, duration: duration)
        try reports.checkFilesAreWritten()
        return isGreen ? .allPassed : .somethingFailed
    }

    private static func text(_ summary: Summary) -> String {
        let failures = summary.tally.failures
        let examples = failures == 0 ? "no example failed" : "\(failures) of \(summary.tally.total) examples failed"
        let others = summary.failuresOutsideExamples.count
        guard others > 0 else { return examples }
        return "\(examples), \(others == 1 ? "1 failure" : "\(others) failures") outside examples"
    }
}
