import SpecReports

/// `--repeat N`: runs the examples N times and names those that fail only sometimes.
///
/// The printed report and the file of events contain every run. The other report files contain one run, in which each
/// example has its worst result.
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
            Console.write("Run \(number) of \(count)\n\n")
            let recorder = Recorder()
            let summary = session.run(
                list,
                CompositeReporter([recorder, lostProfiles, events, reports.makeConsoleReporter()])
            )
            // A process runs its examples only once.
            list.processes = [:]
            isGreen = isGreen && summary.isSuccess
            duration += summary.duration
            streams.append(RecordedStream(name: "run \(number)", events: recorder.events))
            recorder.results.forEach { tally.count($0.example, $0.result) }
            Console.write("\n")
            if !isGreen, session.options.request.stopsAtFailure { break }
        }
        Console.write(tally.verdict)
        reports.makeDocumentReporter().replay(MergedRun(of: streams).events, duration: duration)
        try reports.checkFilesAreWritten()
        return isGreen ? .allPassed : .somethingFailed
    }
}
