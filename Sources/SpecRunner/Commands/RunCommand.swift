/// `specs`: runs the selected examples and writes the reports.
struct RunCommand {
    private let options: Options
    private let environment: [String: String]

    init(_ options: Options, _ environment: [String: String]) {
        (self.options, self.environment) = (options, environment)
    }

    func run() throws -> ExitStatus {
        let reports = Reports(options)
        try reports.checkFilesAreWritable()
        let session = try Session.start(options, environment)
        let list = try session.listExamples()
        if list.isEmptyInAllParts { return try session.reportNothingToRun(reports) }
        session.noteEmptyPart(list)
        guard options.repetitions == 1 else { return try RepeatedRun(session, reports).run(list) }
        let summary = session.run(list, reports.makeReporter())
        try reports.checkFilesAreWritten()
        let status: ExitStatus = summary.isSuccess ? .allPassed : .somethingFailed
        // The runner exits here because returning frees the reports piece by piece, which takes as long as writing one.
        if !options.isWatching { status.exitRunner() }
        return status
    }
}
