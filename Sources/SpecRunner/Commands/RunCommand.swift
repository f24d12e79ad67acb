import SpecReports

/// `specs`: runs the selected examples and writes the reports.
struct RunCommand {
    private let options: Options
    private let environment: [String: String]
    private let answers: PackageAnswers?
    private let printed: PrintedResults?

    /// - Parameters:
    ///   - answers: What earlier runs learnt of the package.
    ///   - printed: What earlier runs have printed.
    init(
        _ options: Options,
        _ environment: [String: String],
        _ answers: PackageAnswers? = nil,
        since printed: PrintedResults? = nil
    ) {
        (self.options, self.environment, self.answers, self.printed) = (options, environment, answers, printed)
    }

    func run() throws -> ExitStatus {
        let reports = Reports(options, since: printed)
        try reports.checkFilesAreWritable()
        let coverage = try options.coverage.map { path in
            let tool = Tool(environment: environment, limit: options.limits.step)
            return try Coverage(path: path, packageRoot: options.packageRoot, tool)
        }
        let session = try Session.start(options, environment, coverage, answers)
        let list = try session.listExamples()
        if list.isEmptyInAllParts { return try session.reportNothingToRun(reports) }
        session.noteEmptyPart(list)
        let lostProfiles = LostProfiles()
        let status = try run(list, session, reports, lostProfiles)
        if let text = list.otherTests.text, tellsOtherTests { Console.write("\n\(text)\n") }
        if let coverage { try write(coverage, of: session, lostProfiles) }
        // The runner exits here because returning frees the reports piece by piece, which takes as long as writing one.
        if !options.isWatching { status.exitRunner() }
        return status
    }

    /// Whether the user runs all examples of the package, and so may expect all of its tests.
    private var tellsOtherTests: Bool {
        options.request.text.isEmpty && options.bundles.isEmpty && !options.onlyFailures && !options.isWatching
            && options.changedSince == nil && options.shard == nil && [.documentation, .dots].contains(options.format)
    }

    private func run(
        _ list: ExampleList,
        _ session: Session,
        _ reports: Reports,
        _ lostProfiles: LostProfiles
    ) throws -> ExitStatus {
        guard options.repetitions == 1 else { return try RepeatedRun(session, reports).run(list, lostProfiles) }
        let summary = session.run(list, CompositeReporter([lostProfiles, reports.makeReporter()]))
        try reports.checkFilesAreWritten()
        return summary.isSuccess ? .allPassed : .somethingFailed
    }

    private func write(_ coverage: Coverage, of session: Session, _ lostProfiles: LostProfiles) throws {
        if let reason = Interrupts.stopReason { return Console.error("the coverage is not written: \(reason)") }
        if let note = lostProfiles.note { Console.error(note) }
        Console.write(try coverage.write(session.bundles).text)
    }
}
